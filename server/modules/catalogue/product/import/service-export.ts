import { IMPORT_FIELDS, type ImportField } from "@/contracts/catalogue/product/product-import";
import type { ExportQuery } from "@/contracts/catalogue/product/product-import.schema";
import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import type { RevisedProduct } from "@/contracts/catalogue/product/own-product";
import { MAX_LIMIT } from "@/contracts/envelope";
import { todayInSingapore } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import type { VendorActor } from "@/server/core/actor";
import { sheetFile } from "@/server/core/sheet/file";
import { getDb } from "@/server/db/client";
import { categoryTree, listCategories } from "@/server/modules/catalogue/category/public";
import { contentOf } from "../own/present";
import { listOwn } from "../own/repo";
import { textOfHtml } from "../own/rich-text";
import { extrasCell, gstWord } from "./cells";
import { priceRulesCell } from "./price-rule-cells";

type Cells = Partial<Record<ImportField, string>>;
const ALL = { page: 1, limit: MAX_LIMIT, sortBy: "asc", searchBy: "", status: "all", family: "" } as const;

/** GET /vendor-product/export: all of the vendor's products, in the format that imports accept. */
export async function exportProducts({ vendorId }: VendorActor, { format }: ExportQuery): Promise<Response> {
  const { rows } = await listOwn(await getDb(), vendorId, ALL, new Date());
  const names = categoryNames(await categoryTree());
  return sheet(
    "sayang-products",
    format,
    rows.map(({ product, revision, type }) =>
      cellsOf(
        revision?.content ?? contentOf(product),
        { typeName: type?.name ?? "", publishAt: product.publishAt },
        names,
      ),
    ),
  );
}

/** GET /vendor-product/import-template: an example row for each product type that the vendor offers. */
export async function importTemplate({ vendorId }: VendorActor, { format }: ExportQuery): Promise<Response> {
  const served = await listCategories({ useVendorFilter: true, vendorId });
  const types = typeNamesOf(served).slice(0, 30);
  return sheet(
    "sayang-products-template",
    format,
    (types.length > 0 ? types : ["Wedding gown"]).map(exampleOf),
  );
}

const exampleOf = (type: string, at: number): Cells => ({
  title: `Example ${at + 1}: ${type}`,
  type,
  price: "1200",
  unit: "package",
  gst: "none",
  serviceCharge: "no",
  summary: "One sentence that couples read first",
  details: "What is included, in your own words",
  family: "Signature",
  tags: "garden; modern",
  attributes: "Colour: Ivory, Champagne",
  extras: "Extra dish: 68 per unit; Extra hour: 220 up to 4",
  priceRules: "Sat, Sep-Dec = +10%; eve of public holiday = 1500, min 2",
});

function typeNamesOf(tree: readonly MasterCategoryNode[]): string[] {
  const nodes = tree.flatMap((master) => [
    master,
    ...master.categories.flatMap((node) => [node, ...node.subCategories]),
  ]);
  return [...new Set(nodes.flatMap((node) => node.productTypes.map(({ name }) => name)))];
}

export function categoryNames(tree: readonly MasterCategoryNode[]): Map<string, string> {
  const nodes = tree.flatMap((master) => [
    master,
    ...master.categories.flatMap((node) => [node, ...node.subCategories]),
  ]);
  return new Map(nodes.map(({ _id, name }) => [_id, name]));
}

/** Returns a product's cells; `content` may be an edit that waits for review. `names` has those of categories. */
export function cellsOf(
  content: RevisedProduct,
  { typeName, publishAt }: { typeName: string; publishAt: Date | null },
  names: ReadonlyMap<string, string>,
): Cells {
  return {
    title: content.title,
    type: typeName,
    category: names.get(content.level3Id ?? content.level2Id ?? content.level1Id) ?? "",
    price: String(toDollars(content.priceCents)),
    unit: content.priceMetric,
    gst: gstWord(content.gstType),
    serviceCharge: content.plusPlus ? "yes" : "no",
    summary: content.description,
    details: [content.details, textOfHtml(content.detailHtml)].filter(Boolean).join("\n\n"),
    family: content.productFamily.join("; "),
    sku: content.skuCode,
    minQty: content.enableMinMaxRule ? String(content.minQty ?? "") : "",
    maxQty: content.enableMinMaxRule ? String(content.maxQty ?? "") : "",
    attributes: content.attributes.map(({ name, values }) => `${name}: ${values.join(", ")}`).join("; "),
    extras: extrasCell(content.addOns),
    priceRules: priceRulesCell(content.priceRules),
    tags: content.tags.join("; "),
    focusKeyword: content.focusKeyword === "-" ? "" : content.focusKeyword,
    pictures: content.images.join("; "),
    video: content.videoUrl ?? "",
    publishOn: publishAt ? todayInSingapore(publishAt) : "",
  };
}

async function sheet(name: string, format: ExportQuery["format"], rows: readonly Cells[]): Promise<Response> {
  const header = IMPORT_FIELDS.map(({ label }) => label);
  const cells = rows.map((row) => IMPORT_FIELDS.map(({ key }) => row[key] ?? ""));
  return sheetFile(name, format, header, cells);
}
