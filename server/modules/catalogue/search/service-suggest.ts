import type { Suggestion, Suggestions } from "@/contracts/catalogue/search/search";
import type { SuggestQuery } from "@/contracts/catalogue/search/search.schema";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import { cached } from "@/server/core/cache";
import { type Db, getDb } from "@/server/db/client";
import { categoryTree } from "@/server/modules/catalogue/category/public";
import { sameWord } from "./words/kinds";
import { type NamedRow, productsTitled, vendorsNamed } from "./repo/suggest";
import { ownTerms } from "./words/own-terms";
import { tsqueries } from "./words/repo-words";
import { MOST_WORDS, plainText, tokensOf } from "./words/tokens";
import { understand } from "./words/understand";
import { type Unit, unitsOf } from "./words/units";

const KEEP_SECONDS = 60;
const MOST = 8;
/** The maximum of each kind while there are others to show. */
const SHARE = { categories: 3, vendors: 3 };

/** GET /public/search/suggest: at most eight suggestions of mixed kinds for a query still being typed. */
export function suggest({ q }: SuggestQuery): Promise<Suggestions> {
  const typed = plainText(q);
  if (typed === "") return Promise.resolve({ docs: [], instead: null });
  return cached(`search-suggest:${typed}`, KEEP_SECONDS, async () => {
    const db = await getDb();
    const docs = await suggestionsFor(db, typed);
    if (docs.length > 0) return { docs, instead: null };
    const { instead } = await understand(typed, "vendors");
    if (instead === null) return { docs, instead };
    const meant = await suggestionsFor(db, plainText(instead));
    return { docs: meant, instead: meant.length > 0 ? instead : null };
  });
}

async function suggestionsFor(db: Db, typed: string): Promise<Suggestion[]> {
  const units = unitsOf(tokensOf(typed), { own: await ownTerms() });
  const words = typed.split(" ").slice(0, MOST_WORDS);
  const quoted = words.map((word, at) => `'${word}'${at === words.length - 1 ? ":*" : ""}`).join(" & ");
  const [parsed] = await tsqueries(db, [
    { english: words.map((word) => `'${word}'`).join(" & "), simple: quoted },
  ]);
  const query = parsed?.query;
  const [places, vendors, products] = await Promise.all([
    placesNamed(units, words),
    query ? vendorsNamed(db, query, MOST) : [],
    query ? productsTitled(db, query, MOST) : [],
  ]);
  const named = vendors.map((row): Suggestion => ({
    ...shown(row),
    kind: "vendor",
    href: `/vendor-detail/${row.slug}`,
  }));
  const titled = products.map((row): Suggestion => ({
    ...shown(row),
    kind: "product",
    href: `/vendor-detail/${row.vendorSlug}/${row.slug}`,
  }));
  const first = [...places.slice(0, SHARE.categories), ...named.slice(0, SHARE.vendors)];
  const rest = [...titled, ...named.slice(SHARE.vendors), ...places.slice(SHARE.categories)];
  return [...first, ...rest].slice(0, MOST);
}

const shown = ({ id, label, detail, image }: NamedRow) => ({ id, label, detail, image });

type Place = Suggestion & { words: readonly string[] };

/** Returns categories and product types whose name matches the text or a synonym, the best first. */
async function placesNamed(units: readonly Unit[], typed: readonly string[]): Promise<Suggestion[]> {
  const fits = (await places()).flatMap((place) => {
    const value = worth(place.words, units, typed);
    return value > 0 ? [{ place, value: value - place.words.length / 100 }] : [];
  });
  return fits
    .toSorted((a, b) => b.value - a.value)
    .map(({ place: { id, kind, label, detail, href, image } }) => ({ id, kind, label, detail, href, image }));
}

/**
 * Scores 3 when the name begins with the text, 2 when each typed word begins a word of the name, 1 for a synonym, else
 * 0.
 */
function worth(name: readonly string[], units: readonly Unit[], typed: readonly string[]): number {
  if (name.join(" ").startsWith(typed.join(" "))) return 3;
  const begins = (word: string) => name.some((other) => other.startsWith(word));
  if (typed.every(begins)) return 2;
  const has = (words: readonly string[]) =>
    words.every((word) => name.some((other) => sameWord(other, word)));
  const needed = units.filter((unit) => !unit.general);
  const meant = needed.every((unit) => unit.words.every(begins) || unit.phrases.some(has));
  return needed.length > 0 && meant ? 1 : 0;
}

function places(): Promise<Place[]> {
  return cached("search-suggest-places", KEEP_SECONDS, async () => {
    type Node = { _id: string; slug: string; name: string; image?: string };
    const all: Place[] = [];
    const add = (kind: "category" | "product-type", node: Node, trail: readonly string[]) =>
      all.push({
        kind,
        id: node._id,
        label: node.name,
        detail: trail.join(" › ") || "Category",
        href: vendorSearchHref({ category: node.slug }),
        image: node.image || null,
        words: plainText(node.name).split(" "),
      });
    for (const master of await categoryTree()) {
      add("category", master, []);
      for (const type of master.productTypes) add("product-type", type, [master.name]);
      for (const node of master.categories) {
        add("category", node, [master.name]);
        for (const type of node.productTypes) add("product-type", type, [master.name, node.name]);
        for (const sub of node.subCategories) {
          add("category", sub, [master.name, node.name]);
          for (const type of sub.productTypes) add("product-type", type, [master.name, node.name, sub.name]);
        }
      }
    }
    return all;
  });
}
