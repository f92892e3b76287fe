import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportReport,
} from "@/contracts/catalogue/product/product-import";
import { priceCellOf } from "./price-cell";

type Mapping = ImportReport["mapping"];

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

/** Words that identify a column whose whole title isn't known, the most reliable field first. */
const LIKELY: readonly (readonly [ImportField, RegExp])[] = [
  ["sku", /\b(?:sku|code|ref(?:erence)?(?: no)?|item no|product id)\b|编号|編號/],
  ["minQty", /\b(?:min(?:imum)?|guaranteed?)\b.*|最少|起订/],
  ["maxQty", /\b(?:max(?:imum)?)\b|最多/],
  ["serviceCharge", /\b(?:service charge|svc)\b|服务费/],
  ["gst", /^(?:gst|tax)\b|\bgst\b.*(?:\?|type|status)/],
  [
    "price",
    /\b(?:price|prices|rate|rates|cost|fee|fees|charge|charges|nett?|sgd|harga|amount)\b|\+\+|\$|价|價|费用/,
  ],
  ["unit", /\b(?:unit|uom|basis|sold by|charged by|priced? per|per what)\b|单位|單位/],
  ["pictures", /\b(?:photos?|pictures?|images?|gambar)\b|图/],
  ["video", /\b(?:video|youtube|vimeo)\b/],
  ["details", /\b(?:inclu\w+|descriptions?|details?|remarks?|what s|perks|highlights)\b|内容|說明|说明|包含/],
  ["type", /\b(?:type|category|class|kind|meal|session)\b|类|類/],
  [
    "title",
    /\b(?:menu|package|packages|product|products|item|items|name|service|services|venue|room|ballroom|set)\b|名|套餐|菜单/,
  ],
];
/** Longer cells are text, not titles. */
const TITLE_MAX = 60;
const SHARE = 0.6;

/** Checks a guess by the cells: `Price validity` is no price column, because its cells aren't prices. */
function fits(field: ImportField, cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean).slice(0, 200);
  if (filled.length === 0) return true;
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length;
  if (field === "price") return share((cell) => /\d/.test(cell) && looksLikePrice(cell)) >= SHARE;
  if (field === "minQty" || field === "maxQty") return share((cell) => /^\d{1,6}\b/.test(cell)) >= SHARE;
  if (field === "title") return share((cell) => /\p{L}/u.test(cell)) >= SHARE;
  return true;
}

function looksLikePrice(cell: string): boolean {
  const { amount, problem } = priceCellOf(cell);
  return problem !== undefined || /^\d+(?:\.\d{1,2})?$/.test(amount);
}

const likelyField = (title: string) => {
  if (!title || title.length > TITLE_MAX) return undefined;
  const words = `${title.toLowerCase()} ${plain(title)}`;
  return LIKELY.filter(([, pattern]) => pattern.test(words)).map(([field]) => field);
};

/** Returns true for a cell that is a column title, as a whole or by the cells below it. */
export function isProductColumn(cell: string, below: () => string[]): boolean {
  if (COLUMN_NAMES.has(plain(cell))) return true;
  // `$1,288++` below a title matches the pattern of prices, too.
  if (!/\p{L}{2}/u.test(cell) || /\d{3}/.test(cell)) return false;
  const fields = likelyField(cell) ?? [];
  if (fields.length === 0) return false;
  const cells = below();
  return cells.some(Boolean) && fields.some((field) => fits(field, cells));
}

/** Returns the column of each field, by the vendor's earlier choices, then known titles, then words in titles. */
export function guessMapping(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  remembered: Readonly<Record<string, string>> = {},
): Mapping {
  const mapping: Mapping = [];
  const left = new Set(header.keys());
  const take = (field: ImportField, column: number) => {
    if (!left.has(column) || mapping.some((each) => each.field === field)) return;
    left.delete(column);
    mapping.push({ field, column });
  };
  for (const [column, title] of header.entries()) {
    const field = title ? remembered[plain(title)] : undefined;
    if (field === "") left.delete(column);
    else if (field) take(field as ImportField, column);
  }
  const titles = header.map(plain);
  for (const { key, label, also } of IMPORT_FIELDS) {
    const names = [label, key, ...also].map(plain);
    const column = titles.findIndex((title, at) => left.has(at) && names.includes(title));
    if (column >= 0) take(key, column);
  }
  for (const [field, pattern] of LIKELY) {
    const column = header.findIndex((title, at) => {
      if (!left.has(at) || !title || title.length > TITLE_MAX) return false;
      const cells = rows.map((row) => row[at] ?? "");
      return pattern.test(`${title.toLowerCase()} ${titles[at]}`) && fits(field, cells);
    });
    if (column >= 0) take(field, column);
  }
  return IMPORT_FIELDS.flatMap(({ key }) => mapping.filter(({ field }) => field === key));
}

/** Returns the field of each column's title, to remember for later files. */
export function columnMemory(header: readonly string[], mapping: Mapping): Record<string, string> {
  const fields = new Map(mapping.map(({ field, column }) => [column, field]));
  return Object.fromEntries(
    header.flatMap((title, column) => (plain(title) ? [[plain(title), fields.get(column) ?? ""]] : [])),
  );
}
