import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import type { AddOnPer, StoredAddOn } from "@/contracts/catalogue/product/product";
import type { ImportField } from "@/contracts/catalogue/product/product-import";
import { toDollars } from "@/lib/money";
import { priceCellOf } from "./price-cell";

export type Cells = Partial<Record<ImportField, string>>;

/** The position in the tree of a product type or category with this name. */
export type Place = {
  level1: string;
  level2: string | null;
  level3: string | null;
  productTypeId: string | null;
};

export type Places = {
  types: ReadonlyMap<string, Place>;
  categories: ReadonlyMap<string, Place>;
  /** Product types and categories by id, with the names on their path, master category first. */
  byId: ReadonlyMap<string, Place & { path: string[] }>;
};

/** Returns a name in the form used for comparison: without case, punctuation and plurals. */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .replace(/(\p{L}{2})s(?= |$)/gu, "$1")
    .trim();
const keyOf = (word: string) => word.trim().toLowerCase();

/** Returns all product types and categories by name. If two have the same name, the upper one wins. */
export function placesOf(tree: readonly MasterCategoryNode[]): Places {
  const types = new Map<string, Place>();
  const categories = new Map<string, Place>();
  const byId = new Map<string, Place & { path: string[] }>();
  const put = (map: Map<string, Place>, name: string, place: Place) => {
    if (!map.has(nameKey(name))) map.set(nameKey(name), place);
  };
  type Node = { _id: string; name: string; productTypes: { _id: string; name: string }[] };
  const add = (node: Node, at: Omit<Place, "productTypeId">, path: string[]) => {
    const place = { ...at, productTypeId: null };
    put(categories, node.name, place);
    byId.set(node._id, { ...place, path });
    for (const type of node.productTypes) {
      const placed = { ...at, productTypeId: type._id };
      put(types, type.name, placed);
      byId.set(type._id, { ...placed, path: [...path, type.name] });
    }
  };
  for (const master of tree) {
    const level1 = master._id;
    add(master, { level1, level2: null, level3: null }, [master.name]);
    for (const node of master.categories) {
      const path = [master.name, node.name];
      add(node, { level1, level2: node._id, level3: null }, path);
      for (const sub of node.subCategories) {
        add(sub, { level1, level2: node._id, level3: sub._id }, [...path, sub.name]);
      }
    }
  }
  return { types, categories, byId };
}

/** Returns the word by which a row's product type is looked up: its type, else its category. */
export const typeWord = ({ type = "", category = "" }: Cells): string => (type || category).trim();

/**
 * Returns the place named by a row's type or category; null if there is none. `chosen` has the ids of places that the
 * vendor gave for words of the file, by `nameKey`.
 */
export function placeIn(
  { types, categories, byId }: Places,
  cells: Cells,
  chosen: ReadonlyMap<string, string> = new Map(),
): Place | null {
  const picked = byId.get(chosen.get(nameKey(typeWord(cells))) ?? "");
  if (picked) return picked;
  const { type = "", category = "" } = cells;
  if (type) return types.get(nameKey(type)) ?? null;
  return category ? (categories.get(nameKey(category)) ?? types.get(nameKey(category)) ?? null) : null;
}

/** `Ivory; Champagne`, or one per line. */
export function listOf(cell = ""): string[] {
  return cell
    .split(/[;|\n]/)
    .map((each) => each.trim())
    .filter(Boolean);
}

/** `Colour: Ivory, Champagne; Fabric: Silk` */
export function attributesOf(cell = ""): { name: string; values: string[] }[] {
  return listOf(cell).map((each) => {
    const [name = "", values = ""] = each.split(/:(.*)/s);
    return {
      name: name.trim(),
      values: values
        .split(",")
        .map((value) => value.trim())
        .filter(Boolean),
    };
  });
}

type WrittenAddOn = { name: string; price: string; per: AddOnPer; max: number };

/**
 * The price after the name: `$68 per unit`, `220`, `220 up to 4`. Allows single spaces only, so that matching can't
 * backtrack.
 */
const EXTRA_PRICE =
  /^(\S+(?: \S+)*?)(?: (?:per|each|every) (\S+(?: \S+)*?))?(?: (?:up to|max\.?|at most) (\d+))?$/i;
const EXTRA_MAX = 300;
const ONCE = /^(once|order|item|booking)$/i;

/** `Extra dish: 68 per table; Extra hour: 220 up to 4`. Null if an extra has another form. */
export function extrasOf(cell = ""): WrittenAddOn[] | null {
  const extras = listOf(cell).map((each): WrittenAddOn | null => {
    if (each.length > EXTRA_MAX) return null;
    // A name may contain colons, so the last one separates.
    const [name, rest] = splitAt(each, each.lastIndexOf(":"));
    const [, price = "", unit = "", max = "1"] = EXTRA_PRICE.exec(rest.replace(/\s+/g, " ")) ?? [];
    if (!name || !price) return null;
    const per = unit && !ONCE.test(unit) ? "unit" : "once";
    return { name, price: amountOf(price), per, max: Number(max) };
  });
  return extras.every((each) => each !== null) ? extras : null;
}

/** Returns the trimmed texts before and after an index; the first is empty for -1. */
function splitAt(text: string, at: number): [string, string] {
  return at < 0 ? ["", text.trim()] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** Returns the cell text that `extrasOf` parses into these extras. A semicolon in a name would end it. */
export function extrasCell(addOns: readonly StoredAddOn[]): string {
  return addOns
    .map(({ name, priceCents, per, max }) => {
      const price = `${name.replace(/[;|\n]/g, ",")}: ${toDollars(priceCents)}`;
      if (per === "unit") return `${price} per unit`;
      return max > 1 ? `${price} up to ${max}` : price;
    })
    .join("; ");
}

const GST_WORDS: Readonly<Record<string, number>> = {
  "": 0,
  none: 0,
  no: 0,
  "not registered": 0,
  "no gst": 0,
  exempt: 0,
  "0": 0,
  "0%": 0,
  included: 1,
  inclusive: 1,
  incl: 1,
  inc: 1,
  nett: 1,
  net: 1,
  "1": 1,
  added: 2,
  "on top": 2,
  excluded: 2,
  exclusive: 2,
  excl: 2,
  before: 2,
  plus: 2,
  "+": 2,
  "9%": 2,
  "2": 2,
};

/** Null for an unknown word. `incl. GST` and `GST inclusive` mean the same as `included`. */
export const gstOf = (cell = ""): number | null =>
  GST_WORDS[keyOf(cell)] ?? GST_WORDS[keyOf(cell.replace(/\b(gst|tax|of)\b|\./gi, ""))] ?? null;
export const gstWord = (gstType: number) => ["none", "included", "added"][gstType] ?? "";

/** Returns the amount of a price without its terms. Returns anything else unchanged, for validation to refuse. */
export const amountOf = (cell = ""): string => {
  const { amount, problem, plusPlus } = priceCellOf(cell);
  return problem || plusPlus ? cell : amount;
};

/** `15 tables`, `min. 15` and `15 pax` become 15. Returns anything else unchanged, for validation to refuse. */
export const quantityOf = (cell = ""): string =>
  /^(?:min(?:imum)?\.? |max(?:imum)?\.? |at (?:least|most) |≥ ?|>= ?)?(\d{1,6})(?: ?[a-z]{1,12}\.?)?$/i.exec(
    cell
      .normalize("NFKC")
      .replace(/,(?=\d{3}$|\d{3} )/g, "")
      .trim(),
  )?.[1] ?? cell;

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** `1-Aug-27` as Excel shows it, `1 August 2027`. */
const NAMED_MONTH = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ ,-]+(\d{4}|\d{2})$/i;
/** `Aug 1, 2027`. */
const MONTH_FIRST = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i;

/**
 * `2027-03-01`, or `1/3/2027` with the day first, as written in Singapore. Anything that isn't a date is returned
 * unchanged.
 */
export function dateOf(cell = ""): string {
  const typed = cell.replace(/\s+/g, " ").trim();
  const [, day = "", month = "", year = ""] = DAY_FIRST.exec(typed) ?? [];
  if (year) return isoDate(year, month, day);
  const [, named = "", name = "", namedYear = ""] = NAMED_MONTH.exec(typed) ?? [];
  if (namedYear) return isoDate(namedYear, monthOf(name), named) || typed;
  const [, first = "", second = "", lastYear = ""] = MONTH_FIRST.exec(typed) ?? [];
  if (lastYear) return isoDate(lastYear, monthOf(first), second) || typed;
  return typed.replace(/^(\d{4}-\d{2}-\d{2})[ T]00:00.*$/, "$1");
}

const monthOf = (name: string) => String(MONTHS.indexOf(name.toLowerCase()) + 1);

const isoDate = (year: string, month: string, day: string): string =>
  month === "0" ? "" : `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

export const isYes = (cell = "") => /^(yes|y|true|1|\+\+|10 ?%|10|✓|✔|added)$/i.test(cell.trim());
