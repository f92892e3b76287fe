import type { VendorSearchQuery } from "@/contracts/search";
import { todayInSingapore } from "@/lib/dates";
import { type CategoryMatch, categoryTree, findBySlug } from "@/server/modules/category/service";
import type { Below } from "./present";
import type { Filter, Place } from "./repo-filter";
import { understand } from "./understand";

export type Asked = {
  /** Null when nothing can fit: an unknown category, a day that is over, words that nobody knows. */
  filter: Filter | null;
  below: Below;
  instead: string | null;
};

/** What the query asks of the database. */
export async function askedOf(query: VendorSearchQuery): Promise<Asked> {
  const [match, understood] = await Promise.all([
    query.category ? findBySlug(query.category) : null,
    understand(query.q),
  ]);
  const place = match && placeOf(match);
  const below = place?.level === 4 ? [] : await childrenOf(match);
  const { instead } = understood;
  const over = query.date !== "" && query.date < todayInSingapore();
  if (understood.nothing || over || (query.category !== "" && !match))
    return { filter: null, below, instead };
  const level = ((place?.level ?? 0) + 1) as Place["level"];
  // Product types may hang below a category at any level.
  const types = below.length > 0 && below.every((child) => child.isType);
  return {
    filter: {
      words: understood.words,
      place,
      below: below.length > 0 ? { level: types ? 4 : level, ids: below.map((child) => child.id) } : null,
      districts: query.district,
      priceMin: query.priceMin === undefined ? null : query.priceMin * 100,
      priceMax: query.priceMax === undefined ? null : query.priceMax * 100,
      rating: query.rating ?? null,
      halal: query.halal,
      tables: query.tables ?? null,
      styles: query.style,
      date: query.date || null,
    },
    below,
    instead,
  };
}

function placeOf(match: CategoryMatch): Place {
  if (match.kind === "product-type") return { level: 4, id: match.id };
  return { level: (match.trail.length + 1) as Place["level"], id: match.id };
}

type Child = Below[number] & { isType: boolean };
type Node = { _id: string; slug: string; name: string };

/** The next level below a category: categories where there are some, else product types. */
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
