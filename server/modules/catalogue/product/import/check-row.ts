import { ValidationError } from "yup";
import { PRODUCT_MESSAGES, type RevisedProduct } from "@/contracts/catalogue/product/own-product";
import { createProductBody, type CreateProductBody } from "@/contracts/catalogue/product/own-product.schema";
import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import { IMPORT_KEYS, type ImportField } from "@/contracts/catalogue/product/product-import";
import { AppError } from "@/server/core/errors";
import { BLANK, withChanges } from "../own/content";
import {
  amountOf,
  attributesOf,
  type Cells,
  dateOf,
  extrasOf,
  gstOf,
  isYes,
  listOf,
  placeIn,
  type Places,
} from "./cells";
import { priceRulesOf } from "./price-rule-cells";

export type Known = {
  tree: MasterCategoryNode[];
  places: Places;
  /** Titles and SKUs already in use by the vendor's products or earlier rows, in lower case. */
  titles: Set<string>;
  skus: Set<string>;
  /** The names of uploaded pictures, in lower case, and of the vendor's stored ones. */
  hasPicture(name: string): boolean;
};

export type Checked =
  | { ok: true; content: RevisedProduct; pictures: string[]; publishOn: string | null }
  | { ok: false; problems: Partial<Record<ImportField, string>> };

const PRICE_RULES_AS =
  "Write prices by day like this: Sat, Sep-Dec, dinner = +10%, min 20; eve of public holiday = 1500";

/** The column of each field in the form's validation errors. */
const COLUMN_OF: Readonly<Record<string, ImportField>> = {
  productTitle: "title",
  productCategory: "type",
  productTypeId: "type",
  "productPrice.price": "price",
  "productPrice.priceMetric": "unit",
  "productPrice.gstType": "gst",
  productDescription: "summary",
  detailProductDescription: "details",
  productDetails: "details",
  productFamily: "family",
  productSkuCode: "sku",
  "minQtyOrder.minQty": "minQty",
  "maxQtyOrder.maxQty": "maxQty",
  attributes: "attributes",
  addOns: "extras",
  priceRules: "priceRules",
  productTags: "tags",
  focusKeyword: "focusKeyword",
  productVideoUrl: "video",
  publishImmediatelyDate: "publishOn",
};

/** Checks a row by the rules of the product form and of imports; if it is valid, marks its names as used. */
export function checkRow(cells: Cells, known: Known): Checked {
  const problems: Partial<Record<ImportField, string>> = {};
  const complain = (field: ImportField, message: string) => void (problems[field] ??= message);
  const title = (cells.title ?? "").toLowerCase();
  const sku = (cells.sku ?? "").toLowerCase();
  if (title && known.titles.has(title)) complain("title", "You already have a product with this title");
  if (sku && known.skus.has(sku)) complain("sku", "You already have a product with this SKU");
  for (const field of IMPORT_KEYS) {
    if (cells[field]?.includes("\uFFFD"))
      complain(field, "Letters were lost when this file was saved: write them again");
  }
  const place = placeIn(known.places, cells);
  if (!place) complain("type", placeProblem(cells));
  const gstType = gstOf(cells.gst);
  if (gstType === null) complain("gst", "Write none, included or added");
  const pictures = listOf(cells.pictures?.replace(/,/g, ";"));
  const missing = pictures.filter((name) => !known.hasPicture(name));
  if (missing.length > 0) complain("pictures", `Not in your zip file: ${missing.slice(0, 3).join(", ")}`);
  const publishOn = dateOf(cells.publishOn) || null;
  if (publishOn && pictures.length === 0) complain("pictures", PRODUCT_MESSAGES.image);
  if (cells.attributes && attributesOf(cells.attributes).some(({ values }) => values.length === 0)) {
    complain("attributes", "Write attributes like this: Colour: Ivory, Champagne; Fabric: Silk");
  }
  if (!extrasOf(cells.extras)) {
    complain("extras", "Write extras like this: Extra dish: 68 per table; Extra hour: 220 up to 4");
  }
  if (!priceRulesOf(cells.priceRules)) complain("priceRules", PRICE_RULES_AS);
  const given = formOf(cells, place, gstType ?? 0, publishOn);
  try {
    const body = createProductBody.validateSync(given, { abortEarly: false, stripUnknown: true });
    const content = contentFor(body, known.tree);
    if (Object.keys(problems).length > 0) return { ok: false, problems };
    known.titles.add(title);
    if (sku) known.skus.add(sku);
    return { ok: true, content, pictures, publishOn };
  } catch (error) {
    for (const { path, message } of complaintsOf(error)) {
      const field = COLUMN_OF[path] ?? COLUMN_OF[path.split(/[.[]/, 1)[0] ?? ""];
      complain(field ?? "title", message);
    }
    return { ok: false, problems };
  }
}

function placeProblem({ type, category }: Cells): string {
  const given = type || category;
  return given
    ? `We have no product type “${given.slice(0, 60)}”. See the template for yours`
    : PRODUCT_MESSAGES.category;
}

function formOf(
  cells: Cells,
  place: ReturnType<typeof placeIn>,
  gstType: number,
  publishOn: string | null,
): object {
  const hasRule = Boolean(cells.minQty || cells.maxQty);
  return {
    productTitle: cells.title ?? "",
    // A missing place is already reported above, by its column.
    productCategory: {
      level1: place?.level1 ?? "00000000-0000-7000-8000-000000000000",
      level2: place?.level2,
      level3: place?.level3,
    },
    productTypeId: place?.productTypeId ?? null,
    productPrice: {
      price: amountOf(cells.price),
      priceMetric: (cells.unit ?? "").replace(/^per\s+/i, ""),
      gstType,
      plusPlus: isYes(cells.serviceCharge),
    },
    productDescription: cells.summary,
    productDetails: cells.details,
    productSkuCode: cells.sku,
    productFamily: listOf(cells.family),
    productTags: listOf(cells.tags?.replace(/,/g, ";")),
    focusKeyword: cells.focusKeyword || undefined,
    attributes: attributesOf(cells.attributes),
    addOns: extrasOf(cells.extras) ?? [],
    priceRules: priceRulesOf(cells.priceRules) ?? [],
    productVideoUrl: cells.video,
    enableMinMaxRule: hasRule,
    ...(hasRule && {
      minQtyOrder: { minQty: cells.minQty ?? "" },
      maxQtyOrder: { maxQty: cells.maxQty ?? "" },
    }),
    publishImmediatelyDate: publishOn,
  };
}

function contentFor(body: CreateProductBody, tree: MasterCategoryNode[]): RevisedProduct {
  const isPlaced = tree.some(({ _id }) => _id === body.productCategory.level1);
  const blank = {
    ...BLANK,
    title: "",
    slug: "",
    level1Id: "",
    priceCents: 0,
    gstType: 0 as const,
    allInCents: 0,
    priceMetric: "",
  };
  return withChanges(
    blank,
    isPlaced ? body : { ...body, productCategory: undefined, productTypeId: undefined },
    tree,
  );
}

function complaintsOf(error: unknown): { path: string; message: string }[] {
  if (error instanceof AppError)
    return (error.errors ?? []).map(({ field, message }) => ({ path: field, message }));
  if (!(error instanceof ValidationError)) throw error;
  const all = error.inner.length > 0 ? error.inner : [error];
  return all.map(({ path = "", message }) => ({
    path,
    message: message.split(", but the final value")[0] ?? message,
  }));
}
