import type { SheetReading } from "@/contracts/sheet";

/** The columns of an import, an export and the template, in their order. */
export const IMPORT_FIELDS = [
  {
    key: "title",
    label: "Title",
    required: true,
    also: [
      "தலைப்பு",
      "பொருள்",
      "பொருளின் பெயர்",
      "tajuk",
      "nama pakej",
      "产品",
      "產品",
      "产品名称",
      "產品名稱",
      "名称",
      "名稱",
      "nama",
      "nama produk",
      "name",
      "product",
      "product name",
      "product title",
      "item",
      "item name",
      "package",
      "package name",
      "service",
    ],
  },
  {
    key: "type",
    label: "Product type",
    required: false,
    also: ["பொருள் வகை", "jenis produk", "产品类型", "產品類型", "jenis", "type", "kind"],
  },
  {
    key: "category",
    label: "Category",
    required: false,
    also: ["வகை", "类别", "類別", "kategori", "product category", "sub-category"],
  },
  {
    key: "price",
    label: "Price",
    required: true,
    also: [
      "விலை",
      "harga (rm)",
      "harga seunit",
      "价格",
      "價格",
      "价钱",
      "單價",
      "单价",
      "harga",
      "price (sgd)",
      "selling price",
      "unit price",
      "product price",
      "amount",
      "rate",
    ],
  },
  {
    key: "unit",
    label: "Price is per",
    required: true,
    also: ["அலகு", "unit harga", "单位", "單位", "unit price per", "unit", "per", "metric", "price metric"],
  },
  { key: "gst", label: "GST", required: false, also: ["tax", "gst type"] },
  { key: "serviceCharge", label: "Service charge", required: false, also: ["plus plus", "++"] },
  {
    key: "summary",
    label: "Short description",
    required: false,
    also: ["简介", "簡介", "short desc", "summary", "tagline"],
  },
  {
    key: "details",
    label: "Description",
    required: false,
    also: [
      "விளக்கம்",
      "penerangan",
      "描述",
      "说明",
      "說明",
      "keterangan",
      "long description",
      "details",
      "what you get",
      "inclusions",
    ],
  },
  { key: "family", label: "Product family", required: false, also: ["family", "collection", "families"] },
  {
    key: "sku",
    label: "SKU",
    required: false,
    also: ["sku code", "code", "item code", "product code", "货号", "kod"],
  },
  { key: "minQty", label: "Minimum quantity", required: false, also: ["min qty", "minimum"] },
  { key: "maxQty", label: "Maximum quantity", required: false, also: ["max qty", "maximum"] },
  { key: "attributes", label: "Attributes", required: false, also: ["properties"] },
  {
    key: "priceRules",
    label: "Prices by day",
    required: false,
    also: ["price rules", "day prices", "prices by date"],
  },
  { key: "extras", label: "Extras", required: false, also: ["add-ons", "add ons", "options"] },
  { key: "tags", label: "Tags", required: false, also: ["标签", "標籤", "keywords"] },
  { key: "focusKeyword", label: "Focus keyword", required: false, also: ["keyword"] },
  {
    key: "pictures",
    label: "Pictures",
    required: false,
    also: ["படங்கள்", "படம்", "foto", "图片", "圖片", "gambar", "picture", "photo", "images", "photos", "image"],
  },
  { key: "video", label: "Video link", required: false, also: ["video", "video url"] },
  { key: "publishOn", label: "Publish date", required: false, also: ["publish on", "publish"] },
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number]["key"];
export const IMPORT_KEYS = IMPORT_FIELDS.map(({ key }) => key);

export const IMPORT_LIMITS = {
  rows: 5_000,
  fileBytes: 40 * 1024 * 1024,
  /** The limit of pictures in the zip. */
  pictures: 500,
  pictureBytes: 200 * 1024 * 1024,
  /** The number of faulty rows that a preview returns for correction on screen. */
  shown: 200,
  corrections: 1_000,
} as const;

export type ImportRow = {
  /** The row number in the file. */
  row: number;
  cells: Partial<Record<ImportField, string>>;
  /** Errors by column. */
  problems: Partial<Record<ImportField, string>>;
};

/** Returns the name of a picture file as compared between sheet and zip: Macs write é as e and an accent. */
export const pictureKey = (name: string): string => name.normalize("NFC").toLowerCase().trim();

/** The effect of an import, planned or done. */
export type ImportReport = {
  /** False for a preview. */
  done: boolean;
  reading: SheetReading;
  header: string[];
  /** The column of each field, from 0. */
  mapping: { field: ImportField; column: number }[];
  total: number;
  good: number;
  bad: number;
  /** The first good rows, for checking the columns. */
  sample: ImportRow[];
  /** Faulty rows: the first of them in a preview, all of them after the import. */
  rejected: ImportRow[];
  /** Files in the zip that aren't pictures of an accepted kind. */
  otherFiles: string[];
};

const plain = (title: string) =>
  title
    .normalize("NFKC")
    // `Price (S$)`, `Title *`, `productTitle`.
    .replace(/\((?:s?\$|sgd|optional|required)\)/i, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, " ")
    .trim();

const COLUMN_NAMES = new Set(
  IMPORT_FIELDS.flatMap(({ key, label, also }) => [label, key, ...also].map(plain)),
);

/** Returns true for a cell that is a column title. */
export const isProductColumn = (cell: string): boolean => COLUMN_NAMES.has(plain(cell));

/** Returns the column of each field, guessed from the titles in the file. */
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
