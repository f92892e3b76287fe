import { toPage } from "@/contracts/envelope";
import {
  MAX_PINS,
  type ProductResults,
  type SearchPins,
  SEARCH_PAGE_SIZE,
  type Suggestions,
  type SuggestQuery,
  type VendorResults,
  type VendorSearchQuery,
  vendorSearchHref,
} from "@/contracts/search";
import { cached } from "@/server/cache";
import { getDb } from "@/server/db/client";
import { type CategoryMatch, categoryTree, findBySlug } from "@/server/modules/category/service";
import { vendorProducts } from "@/server/modules/product/service";
import { vendorCards, vendorDetail } from "@/server/modules/vendor/service";
import { simpleFacets } from "./facets-simple";
import * as repo from "./repo";

const KEEP_SECONDS = 60;
const ALL = 9999;

/** GET /public/vendor-search: approved vendors that fit, a page of them. An unknown category fits nobody. */
export function searchVendors(query: VendorSearchQuery): Promise<VendorResults> {
  const q = query.q.toLowerCase().replace(/\s+/g, " ");
  return cached(`vendor-search:${JSON.stringify({ ...query, q })}`, KEEP_SECONDS, async () => {
    const paging = { page: query.page, limit: SEARCH_PAGE_SIZE };
    const match = query.category ? await findBySlug(query.category) : null;
    const filter = { q, category: match ? await filterOf(match) : null };
    const db = await getDb();
    const ids =
      query.category && !match
        ? []
        : await repo.findVendorIds(db, filter, { sort: query.sort, limit: ALL, offset: 0 });
    const cards = await vendorCards(ids);
    const from = (paging.page - 1) * paging.limit;
    return {
      ...toPage(cards.slice(from, from + paging.limit), ids.length, paging),
      facets: simpleFacets(cards),
      spelling: { typed: query.q, instead: null },
      totals: { vendors: ids.length, products: 0 },
    };
  });
}

/** GET /public/product-search: products on sale that fit, a page of them. */
export async function searchProducts(query: VendorSearchQuery): Promise<ProductResults> {
  const vendors = await searchVendors({ ...query, page: 1 });
  const docs = await Promise.all(
    vendors.docs.map(async (vendor) =>
      (await vendorProducts(vendor.id))
        .flatMap((family) => family.docs)
        .map(({ id, _id, slug, productTitle, productDescription, productPrice, ...product }) => ({
          ...{ id, _id, slug, productTitle, productDescription, productPrice, vendor },
          productType: product.productType,
          image: product.image,
          featuredProduct: product.featuredProduct,
          forSale: product.forSale,
        })),
    ),
  );
  const all = docs.flat();
  const paging = { page: query.page, limit: SEARCH_PAGE_SIZE };
  const from = (paging.page - 1) * paging.limit;
  return {
    ...vendors,
    ...toPage(all.slice(from, from + paging.limit), all.length, paging),
    totals: { vendors: vendors.totalDocs, products: all.length },
  };
}

/** GET /public/search/map: where the vendors that fit are. */
export async function searchPins(query: VendorSearchQuery): Promise<SearchPins> {
  const found = await searchVendors({ ...query, page: 1 });
  const details = await Promise.all(found.docs.map((card) => vendorDetail(card.id)));
  const docs = details.flatMap((detail) =>
    detail
      ? {
          id: detail.id,
          slug: detail.slug,
          vendorName: detail.vendorName,
          category: detail.masterCategory.name,
          ...detail.location,
          priceFrom: detail.priceFrom,
          priceMetric: detail.priceMetric,
          rating: detail.rating,
          reviewCount: detail.reviewCount,
          image: detail.profileImage,
        }
      : [],
  );
  return { docs: docs.slice(0, MAX_PINS), total: found.totalDocs };
}

/** GET /public/search/suggest: what somebody who is still typing may mean. */
export async function suggest({ q }: SuggestQuery): Promise<Suggestions> {
  if (q === "") return { docs: [], instead: null };
  const typed = q.toLowerCase();
  const categories = (await categoryTree()).filter((node) => node.name.toLowerCase().includes(typed));
  return {
    docs: categories.slice(0, 8).map((node) => ({
      kind: "category" as const,
      id: node._id,
      label: node.name,
      detail: "Category",
      href: vendorSearchHref({ category: node.slug }),
      image: null,
    })),
    instead: null,
  };
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
