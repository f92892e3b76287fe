import type { SheetReading } from "@/contracts/sheet";
import type { GstType } from "@/lib/money";

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
      "menu",
      "menu name",
      "套餐",
      "菜单",
      "菜單",
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
  /** How many words can be given a product type. */
  types: 200,
  /** How many updates a preview shows. */
  updates: 100,
} as const;

/** Fields for which one value can stand in every row that has none. */
export const FILLABLE_FIELDS = ["unit", "gst", "serviceCharge", "minQty", "family"] as const;
export type FillableField = (typeof FILLABLE_FIELDS)[number];

export type ImportRow = {
  /** The row number in the file. */
  row: number;
  cells: Partial<Record<ImportField, string>>;
  /** Errors by column. */
  problems: Partial<Record<ImportField, string>>;
  /** The price that a good row has, in dollars; `allIn` with service charge and GST. */
  read: { price: number; unit: string; gstType: GstType; plusPlus: boolean; allIn: number } | null;
};

/**
 * A word in the file that names no product type or category; empty for rows without one. `place` is the one that was
 * chosen for it, now or in an earlier import.
 */
export type TypeWord = { written: string; rows: number; place: string | null };

/** A product type or category that rows can belong to. */
export type ImportPlace = { _id: string; name: string; isOffered: boolean };

/** A product of the vendor's with the SKU of a row, and the fields that the row changes, as the export writes them. */
export type ImportUpdate = {
  row: number;
  title: string;
  sku: string;
  changes: { field: ImportField; before: string; after: string }[];
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
  /** Columns of the file that no field uses, each with its first value. */
  leftOut: { column: number; title: string; example: string }[];
  total: number;
  good: number;
  /** How many of the good rows add a product; the others update one or change nothing. */
  added: number;
  updated: number;
  /** Good rows whose product is already as they say. */
  unchanged: number;
  bad: number;
  /** Words that need a product type, once each. */
  typeWords: TypeWord[];
  /** The product types to choose from, the vendor's own categories first; empty when there are no such words. */
  places: ImportPlace[];
  /** Top categories of good rows in which the vendor isn't listed yet. */
  notOffered: { name: string; rows: number }[];
  /** The first updates. */
  updates: ImportUpdate[];
  /** Undoes the import. Null for a preview. */
  bulkChangeId: string | null;
  /** The first good rows, for checking the columns. */
  sample: ImportRow[];
  /** Faulty rows: the first of them in a preview, all of them after the import. */
  rejected: ImportRow[];
  /** Files in the zip that aren't pictures of an accepted kind. */
  otherFiles: string[];
};
