import { ValidationError } from "yup";
import { PRODUCT_MESSAGES, type RevisedProduct } from "@/contracts/catalogue/product/own-product";
import {
  createProductBody,
  type CreateProductBody,
  updateProductBody,
} from "@/contracts/catalogue/product/own-product.schema";
import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import { IMPORT_KEYS, type ImportField } from "@/contracts/catalogue/product/product-import";
import { toDollars } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { BLANK, withChanges } from "../own/content";
import type { OwnRow, Revision } from "../own/repo";
import {
  attributesOf,
  type Cells,
  dateOf,
  extrasOf,
  gstOf,
  isYes,
  listOf,
  placeIn,
  type Places,
  quantityOf,
  typeWord,
} from "./cells";
import { priceCellOf, type PriceTerms, unitCell } from "./price-cell";
import { priceRulesOf } from "./price-rule-cells";

/** One of the vendor's products, which a row may update by its SKU. */
export type Existing = {
  row: OwnRow;
  revision: Revision | null;
  /** The version that the vendor edits: the edit that waits for review, else the product. */
  content: RevisedProduct;
  /** The cells that the export writes for it. */
  cells: Cells;
};

export type Known = {
  tree: MasterCategoryNode[];
  places: Places;
  /** The place that was chosen for a word in the file, by `nameKey`. */
  chosen: ReadonlyMap<string, string>;
  /** Titles already in use by the vendor's products or earlier rows, in lower case. */
  titles: Set<string>;
  /** SKUs that a row can't have: those of earlier rows, and of the vendor's products unless rows update them. */
  skus: Set<string>;
  /** The products that rows update, by SKU in lower case. */
  existing: ReadonlyMap<string, Existing>;
  /** The terms in the title of the price column. */
  priceTerms: PriceTerms;
  /** Values for rows that have none. */
  fill: Cells;
  /** The names of uploaded pictures, in lower case, and of the vendor's stored ones. */
  hasPicture(name: string): boolean;
};

export type Checked =
  | {
      ok: true;
      content: RevisedProduct;
      pictures: string[];
      publishOn: string | null;
      /** The product that the row updates; null for a new one. */
      existing: Existing | null;
    }
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

/**
 * Checks a row by the rules of the product form and of imports; if it is valid, marks its names as used. In a row that
 * updates a product, empty cells leave their field as it is.
 */
export function checkRow(written: Cells, known: Known): Checked {
  const problems: Partial<Record<ImportField, string>> = {};
  const complain = (field: ImportField, message: string) => void (problems[field] ??= message);
  const sku = (written.sku ?? "").toLowerCase();
  const existing = known.existing.get(sku) ?? null;
  const family = written.family || known.fill.family || "";
  const cells = existing ? changedCells(written, existing) : { ...written, family };
  const title = (cells.title ?? "").toLowerCase();
  if (title && known.titles.has(title)) complain("title", "You already have a product with this title");
  if (sku && known.skus.has(sku)) complain("sku", "You already have a product with this SKU");
  for (const field of IMPORT_KEYS) {
    if (cells[field]?.includes("\uFFFD"))
      complain(field, "Letters were lost when this file was saved: write them again");
  }
  const place = placeIn(known.places, cells, known.chosen);
  if (!place && (!existing || typeWord(cells))) complain("type", placeProblem(cells));
  const price = priceOf(cells, known, existing);
  for (const [field, message] of price.problems) complain(field, message);
  const pictures = listOf(cells.pictures?.replace(/,/g, ";"));
  const missing = pictures.filter((name) => !known.hasPicture(name));
  if (missing.length > 0) complain("pictures", `Not in your zip file: ${missing.slice(0, 3).join(", ")}`);
  const publishOn = dateOf(cells.publishOn) || null;
  if (publishOn && pictures.length === 0 && !existing) complain("pictures", PRODUCT_MESSAGES.image);
  if (cells.attributes && attributesOf(cells.attributes).some(({ values }) => values.length === 0)) {
    complain("attributes", "Write attributes like this: Colour: Ivory, Champagne; Fabric: Silk");
  }
  if (!extrasOf(cells.extras)) {
    complain("extras", "Write extras like this: Extra dish: 68 per table; Extra hour: 220 up to 4");
  }
  if (!priceRulesOf(cells.priceRules)) complain("priceRules", PRICE_RULES_AS);
  const given = formOf(cells, place, price, publishOn);
  try {
    const content = existing
      ? updated(given, cells, existing, known.tree)
      : contentFor(createProductBody.validateSync(given, VALIDATION), known.tree);
    if (Object.keys(problems).length > 0) return { ok: false, problems };
    if (title) known.titles.add(title);
    if (sku) known.skus.add(sku);
    return { ok: true, content, pictures, publishOn, existing };
  } catch (error) {
    for (const { path, message } of complaintsOf(error)) {
      const field = COLUMN_OF[path] ?? COLUMN_OF[path.split(/[.[]/, 1)[0] ?? ""];
      complain(field ?? "title", message);
    }
    return { ok: false, problems };
  }
}

const VALIDATION = { abortEarly: false, stripUnknown: true } as const;

/** Returns the cells that differ from the product, by field. */
function changedCells(cells: Cells, existing: Existing): Cells {
  const changed = Object.entries(cells).filter(
    ([field, cell]) => cell && field !== "sku" && cell !== existing.cells[field as ImportField],
  );
  return Object.fromEntries(changed) as Cells;
}

type RowPrice = {
  amount: string;
  unit: string;
  gstType: number;
  plusPlus: boolean;
  minQty: string;
  problems: [ImportField, string][];
};

/** A row's own cells take precedence, then the terms in its price, the price column's title, and the fill-in value. */
function priceOf(cells: Cells, { priceTerms, fill }: Known, existing: Existing | null): RowPrice {
  const { amount, problem, ...own } = priceCellOf(cells.price);
  const terms = cells.price ? { ...priceTerms, ...own } : {};
  const problems: [ImportField, string][] = problem ? [["price", problem]] : [];
  const before = existing?.content;
  const gstCell = cells.gst ? gstOf(cells.gst) : undefined;
  const filled = existing || !fill.gst ? undefined : gstOf(fill.gst);
  if (gstCell === null || filled === null) problems.push(["gst", "Write none, included or added"]);
  else if (gstCell !== undefined && own.gst !== undefined && own.gst !== gstCell) {
    problems.push(["gst", `The price “${cells.price}” says something else about GST. Change one of them`]);
  }
  const isCharged = cells.serviceCharge ? isYes(cells.serviceCharge) : terms.plusPlus;
  const fillFor = (field: ImportField) => (existing ? "" : (fill[field] ?? ""));
  return {
    amount: cells.price ? amount : before ? String(toDollars(before.priceCents)) : "",
    unit: unitCell(cells.unit) || terms.unit || unitCell(fillFor("unit")) || before?.priceMetric || "",
    gstType: gstCell ?? terms.gst ?? filled ?? before?.gstType ?? 0,
    plusPlus: isCharged ?? before?.plusPlus ?? isYes(fillFor("serviceCharge")),
    minQty: quantityOf(cells.minQty) || terms.minQty || fillFor("minQty"),
    problems,
  };
}

function placeProblem(cells: Cells): string {
  const given = typeWord(cells);
  return given
    ? `We have no product type “${given.slice(0, 60)}”. See the template for yours`
    : PRODUCT_MESSAGES.category;
}

function formOf(
  cells: Cells,
  place: ReturnType<typeof placeIn>,
  price: RowPrice,
  publishOn: string | null,
): object {
  const hasRule = Boolean(price.minQty || cells.maxQty);
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
      price: price.amount,
      priceMetric: price.unit,
      gstType: price.gstType,
      plusPlus: price.plusPlus,
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
      minQtyOrder: { minQty: price.minQty },
      maxQtyOrder: { maxQty: quantityOf(cells.maxQty) },
    }),
    publishImmediatelyDate: publishOn,
  };
}

/** The fields of the product form that a column fills. */
const FORM_OF: Partial<Record<ImportField, readonly string[]>> = {
  title: ["productTitle"],
  type: ["productCategory", "productTypeId"],
  category: ["productCategory", "productTypeId"],
  price: ["productPrice"],
  unit: ["productPrice"],
  gst: ["productPrice"],
  serviceCharge: ["productPrice"],
  summary: ["productDescription"],
  details: ["productDetails", "detailProductDescription"],
  family: ["productFamily"],
  sku: ["productSkuCode"],
  minQty: ["enableMinMaxRule", "minQtyOrder"],
  maxQty: ["enableMinMaxRule", "maxQtyOrder"],
  attributes: ["attributes"],
  extras: ["addOns"],
  priceRules: ["priceRules"],
  tags: ["productTags"],
  focusKeyword: ["focusKeyword"],
  video: ["productVideoUrl"],
};

function updated(
  given: object,
  cells: Cells,
  { content }: Existing,
  tree: MasterCategoryNode[],
): RevisedProduct {
  const wanted = new Set(
    Object.entries(cells).flatMap(([field, cell]) => (cell ? (FORM_OF[field as ImportField] ?? []) : [])),
  );
  // The sheet's text replaces the formatted one.
  const all = { ...given, detailProductDescription: "" };
  const part = Object.fromEntries(Object.entries(all).filter(([key]) => wanted.has(key)));
  const body = updateProductBody.validateSync(part, VALIDATION);
  // Carts refer to extras by id.
  const ids = new Map(content.addOns.map(({ name, id }) => [name.toLowerCase(), id]));
  const addOns = body.addOns?.map((each) => ({ ...each, id: ids.get(each.name.toLowerCase()) ?? each.id }));
  return withChanges(content, addOns ? { ...body, addOns } : body, tree);
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
