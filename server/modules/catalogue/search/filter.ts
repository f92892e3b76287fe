import { pricedWedding } from "@/contracts/catalogue/search/search-priced";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { todayInSingapore } from "@/lib/dates";
import { cached } from "@/server/core/cache";
import { getDb } from "@/server/db/client";
import { type CategoryMatch, categoryTree, findBySlug } from "@/server/modules/catalogue/category/public";
import { comingDays, isWanted, wishesDays } from "./service-days";
import { kindsOf } from "./words/kinds";
import type { Below } from "./present";
import { type Filter, type Place, productPlace } from "./repo/filter";
import { unitOf as readUnit } from "./repo/priced";
import type { Terms } from "./words/terms";
import { understand } from "./words/understand";

const KEEP_SECONDS = 60;

export type ResolvedQuery = {
  /**
   * Null when nothing can match: an unknown category, a date before tomorrow or not auspicious, or only unknown words.
   */
  filter: Filter | null;
  below: Below;
  instead: string | null;
  near: boolean;
  /** True when nothing on sale matches the words even approximately. */
  nothing: boolean;
};

/** Resolves the query's category and its words for `query.kind` into a database filter, with `draft` as synonyms. */
export async function toFilter(query: VendorSearchQuery, draft?: Terms): Promise<ResolvedQuery> {
  const [match, understood] = await Promise.all([
    query.category ? findBySlug(query.category) : null,
    understand(query.q, query.kind, draft),
  ]);
  const place = match && placeOf(match);
  const { head, any } = understood.words ?? {};
  // When any word suffices, the other words express just as much of the intent.
  const kinds = head && !any ? await kindsOf(head) : [];
  const below = place?.level === 4 ? [] : await childrenOf(match);
  const { instead, near, nothing } = understood;
  if (understood.nothing || !isPossible(query) || (query.category !== "" && !match))
    return { filter: null, below, instead, near, nothing };
  const wedding = pricedWedding(query);
  const level = ((place?.level ?? 0) + 1) as Place["level"];
  // Product types may be children of a category at any level.
  const types = below.length > 0 && below.every((child) => child.isType);
  return {
    filter: {
      words: understood.words,
      kinds,
      place,
      below: below.length > 0 ? { level: types ? 4 : level, ids: below.map((child) => child.id) } : null,
      area: query.area.length > 0 ? query.area : null,
      priced: wedding && { ...wedding, unit: place && (await unitOf(place)) },
      priceMin: query.priceMin === undefined ? null : query.priceMin * 100,
      priceMax: query.priceMax === undefined ? null : query.priceMax * 100,
      chosen: query,
      date: query.date || null,
      meal: query.meal,
      days: wishesDays(query) ? comingDays(query).map(({ date }) => date) : null,
    },
    below,
    instead,
    near,
    nothing,
  };
}

const unitOf = (place: Place) =>
  cached(`search-unit:${place.id}`, KEEP_SECONDS, async () => readUnit(await getDb(), productPlace(place)));

const isPossible = (query: VendorSearchQuery) =>
  query.date === "" || (query.date > todayInSingapore() && isWanted(query.date, query));

function placeOf(match: CategoryMatch): Place {
  if (match.kind === "product-type") return { level: 4, id: match.id };
  return { level: (match.trail.length + 1) as Place["level"], id: match.id };
}

type Child = Below[number] & { isType: boolean };
type Node = { _id: string; slug: string; name: string };

/** Returns the next level below a category: categories if there are any, else product types. */
async function childrenOf(match: CategoryMatch | null): Promise<Child[]> {
  const tree = await categoryTree();
  const asCategory = ({ _id, slug, name }: Node) => ({ id: _id, slug, name, isType: false });
  if (!match) return tree.map(asCategory);
  for (const master of tree) {
    const levels = [
      { node: master, under: master.categories },
      ...master.categories.flatMap((node) => [
        { node, under: node.subCategories },
        ...node.subCategories.map((sub) => ({ node: sub, under: [] })),
      ]),
    ];
    const found = levels.find(({ node }) => node._id === match.id);
    if (!found) continue;
    if (found.under.length > 0) return found.under.map(asCategory);
    return found.node.productTypes.map((type) => ({ ...asCategory(type), isType: true }));
  }
  return [];
}
