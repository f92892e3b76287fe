import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import type { AddOnPer, StoredAddOn } from "@/contracts/catalogue/product/product";
import type { ImportField } from "@/contracts/catalogue/product/product-import";
import { toDollars } from "@/lib/money";

export type Cells = Partial<Record<ImportField, string>>;

/** Where a product type or a category of that name lies in the tree. */
export type Place = {
  level1: string;
  level2: string | null;
  level3: string | null;
  productTypeId: string | null;
};

export type Places = { types: ReadonlyMap<string, Place>; categories: ReadonlyMap<string, Place> };

const keyOf = (name: string) => name.trim().toLowerCase();

/** Returns all product types and categories by name. Of two of one name, the upper counts. */
export function placesOf(tree: readonly MasterCategoryNode[]): Places {
  const types = new Map<string, Place>();
  const categories = new Map<string, Place>();
  const put = (map: Map<string, Place>, name: string, place: Place) => {
    if (!map.has(keyOf(name))) map.set(keyOf(name), place);
  };
  type Node = { name: string; productTypes: { _id: string; name: string }[] };
  const add = (node: Node, at: Omit<Place, "productTypeId">) => {
    put(categories, node.name, { ...at, productTypeId: null });
    for (const type of node.productTypes) put(types, type.name, { ...at, productTypeId: type._id });
  };
  for (const master of tree) {
    const level1 = master._id;
    add(master, { level1, level2: null, level3: null });
    for (const node of master.categories) {
      add(node, { level1, level2: node._id, level3: null });
      for (const sub of node.subCategories) add(sub, { level1, level2: node._id, level3: sub._id });
    }
  }
  return { types, categories };
}

/** Returns the place that a row names by its type or its category; null where there is none. */
export function placeIn({ types, categories }: Places, { type = "", category = "" }: Cells): Place | null {
  if (type) return types.get(keyOf(type)) ?? null;
  return category ? (categories.get(keyOf(category)) ?? types.get(keyOf(category)) ?? null) : null;
}

/** `Ivory; Champagne` or a line for each. */
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

/** After the name: `$68 per unit`, `220`, `220 up to 4`. Single spaces, so that there is one way to read each text. */
const EXTRA_PRICE =
  /^(\S+(?: \S+)*?)(?: (?:per|each|every) (\S+(?: \S+)*?))?(?: (?:up to|max\.?|at most) (\d+))?$/i;
const EXTRA_MAX = 300;
const ONCE = /^(once|order|item|booking)$/i;

/** `Extra dish: 68 per table; Extra hour: 220 up to 4`. Null where an extra is written otherwise. */
export function extrasOf(cell = ""): WrittenAddOn[] | null {
  const extras = listOf(cell).map((each): WrittenAddOn | null => {
    if (each.length > EXTRA_MAX) return null;
    // A name may hold colons: the last one counts.
    const [name, rest] = splitAt(each, each.lastIndexOf(":"));
    const [, price = "", unit = "", max = "1"] = EXTRA_PRICE.exec(rest.replace(/\s+/g, " ")) ?? [];
    if (!name || !price) return null;
    const per = unit && !ONCE.test(unit) ? "unit" : "once";
    return { name, price: amountOf(price), per, max: Number(max) };
  });
  return extras.every((each) => each !== null) ? extras : null;
}

/** Returns the texts before and after a place, trimmed; nothing before where there is no such place. */
function splitAt(text: string, at: number): [string, string] {
  return at < 0 ? ["", text.trim()] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** Returns the cell that `extrasOf` reads as these. A semicolon in a name would end it. */
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
  "0": 0,
  included: 1,
  inclusive: 1,
  incl: 1,
  "1": 1,
  added: 2,
  "on top": 2,
  excluded: 2,
  exclusive: 2,
  plus: 2,
  "2": 2,
};

/** Null for a word that says nothing of GST. */
export const gstOf = (cell = ""): number | null => GST_WORDS[keyOf(cell)] ?? null;
export const gstWord = (gstType: number) => ["none", "included", "added"][gstType] ?? "";

/** `$1,200.00` is 1200; what is no amount stays as it is, for the check to refuse. */
export const amountOf = (cell = "") => cell.replace(/^(s?\$|sgd)\s*/i, "").replace(/,(?=\d{3}\b)/g, "");

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** `2027-03-01`, and `1/3/2027` as it is written in Singapore: day first. */
export function dateOf(cell = ""): string {
  const [, day = "", month = "", year = ""] = DAY_FIRST.exec(cell.trim()) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : cell.trim();
}

export const isYes = (cell = "") => /^(yes|y|true|1|\+\+)$/i.test(cell.trim());
