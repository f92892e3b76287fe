/** The columns of an import, an export and the template, in their order. */
export const IMPORT_FIELDS = [
  {
    key: "title",
    label: "Title",
    required: true,
    also: ["name", "product", "product name", "product title"],
  },
  { key: "type", label: "Product type", required: false, also: ["type", "kind"] },
  { key: "category", label: "Category", required: false, also: ["product category", "sub-category"] },
  { key: "price", label: "Price", required: true, also: ["price (sgd)", "amount", "rate"] },
  { key: "unit", label: "Price is per", required: true, also: ["unit", "per", "metric", "price metric"] },
  { key: "gst", label: "GST", required: false, also: ["tax", "gst type"] },
  { key: "serviceCharge", label: "Service charge", required: false, also: ["plus plus", "++"] },
  { key: "summary", label: "Short description", required: false, also: ["summary", "tagline"] },
  { key: "details", label: "Description", required: false, also: ["details", "what you get", "inclusions"] },
  { key: "family", label: "Product family", required: false, also: ["family", "collection", "families"] },
  { key: "sku", label: "SKU", required: false, also: ["sku code", "code", "item code"] },
  { key: "minQty", label: "Minimum quantity", required: false, also: ["min qty", "minimum"] },
  { key: "maxQty", label: "Maximum quantity", required: false, also: ["max qty", "maximum"] },
  { key: "attributes", label: "Attributes", required: false, also: ["properties"] },
  { key: "extras", label: "Extras", required: false, also: ["add-ons", "add ons", "options"] },
  { key: "tags", label: "Tags", required: false, also: ["keywords"] },
  { key: "focusKeyword", label: "Focus keyword", required: false, also: ["keyword"] },
  { key: "pictures", label: "Pictures", required: false, also: ["images", "photos", "image"] },
  { key: "video", label: "Video link", required: false, also: ["video", "video url"] },
  { key: "publishOn", label: "Publish date", required: false, also: ["publish on", "publish"] },
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number]["key"];
export const IMPORT_KEYS = IMPORT_FIELDS.map(({ key }) => key);

export const IMPORT_LIMITS = {
  rows: 5_000,
  fileBytes: 40 * 1024 * 1024,
  /** Of the pictures in a zip. */
  pictures: 500,
  pictureBytes: 200 * 1024 * 1024,
  /** Rows with problems that a preview carries, to be corrected on the screen. */
  shown: 200,
  corrections: 1_000,
} as const;

export type ImportRow = {
  /** As the file counts. */
  row: number;
  cells: Partial<Record<ImportField, string>>;
  /** Errors by column. */
  problems: Partial<Record<ImportField, string>>;
};

/** The effect of an import, planned or done. */
export type ImportReport = {
  /** False for a preview. */
  done: boolean;
  header: string[];
  /** The column of each field, counted from 0. */
  mapping: { field: ImportField; column: number }[];
  total: number;
  good: number;
  bad: number;
  /** The first good rows, to see whether the columns are right. */
  sample: ImportRow[];
  /** Rows with problems: the first ones in a preview, all of them once the others are in. */
  rejected: ImportRow[];
};

const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, " ")
    .trim();

/** Returns the column of each field by the titles of a file. */
export function guessMapping(header: readonly string[]): ImportReport["mapping"] {
  const titles = header.map(plain);
  const taken = new Set<number>();
  return IMPORT_FIELDS.flatMap(({ key, label, also }) => {
    const names = [label, key, ...also].map(plain);
    const column = titles.findIndex((title, at) => !taken.has(at) && names.includes(title));
    if (column < 0) return [];
    taken.add(column);
    return [{ field: key, column }];
  });
}
