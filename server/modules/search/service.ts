import { type Page, toPage } from "@/contracts/envelope";
import { SEARCH_PAGE_SIZE, type VendorSearchQuery } from "@/contracts/search";
import type { VendorCard } from "@/contracts/vendor";
import { cached } from "@/server/cache";
import { getDb } from "@/server/db/client";
import { type CategoryMatch, categoryTree, findBySlug } from "@/server/modules/category/service";
import { vendorCards } from "@/server/modules/vendor/service";
import * as repo from "./repo";

const KEEP_SECONDS = 60;

/** GET /public/vendor-search: approved vendors that fit, a page of them. An unknown category fits nobody. */
export function searchVendors(query: VendorSearchQuery): Promise<Page<VendorCard>> {
  const q = query.q.toLowerCase().replace(/\s+/g, " ");
  return cached(`vendor-search:${JSON.stringify({ ...query, q })}`, KEEP_SECONDS, async () => {
    const paging = { page: query.page, limit: SEARCH_PAGE_SIZE };
    const match = query.category ? await findBySlug(query.category) : null;
    if (query.category && !match) return toPage([], 0, paging);
    const filter = { q, category: match ? await filterOf(match) : null };
    const db = await getDb();
    const [ids, total] = await Promise.all([
      repo.findVendorIds(db, filter, {
        sort: query.sort,
        limit: paging.limit,
        offset: (paging.page - 1) * paging.limit,
      }),
      repo.countVendors(db, filter),
    ]);
    return toPage(await vendorCards(ids), total, paging);
  });
}

async function filterOf(match: CategoryMatch): Promise<repo.CategoryFilter> {
  if (match.kind === "product-type") return { kind: "product-type", id: match.id };
  return {
    kind: "category",
    id: match.id,
    level: match.trail.length + 1,
    masterId: match.trail[0]?.id ?? match.id,
    subtree: await subtreeOf(match.id),
  };
}

/** Ids of a category and of all categories below it. */
async function subtreeOf(id: string): Promise<string[]> {
  for (const master of await categoryTree()) {
    const below = master.categories.map((node) => [node._id, ...node.subCategories.map((sub) => sub._id)]);
    if (master._id === id) return [id, ...below.flat()];
    const branch = below.find((ids) => ids[0] === id);
    if (branch) return branch;
  }
  return [id];
}
