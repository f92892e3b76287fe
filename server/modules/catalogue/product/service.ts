import { type Page, toPage } from "@/contracts/envelope";
import type { ProductDetail, ProductFamily } from "@/contracts/catalogue/product/product";
import type { RelatedProductsQuery } from "@/contracts/catalogue/product/product.schema";
import type { ProductHit } from "@/contracts/catalogue/search/search";
import { uuid } from "@/contracts/fields.schema";
import { groupBy } from "@/lib/group-by";
import { cached } from "@/server/core/cache";
import { getDb } from "@/server/db/client";
import { AppError } from "@/server/core/errors";
import { vendorCards } from "@/server/modules/catalogue/vendor/public";
import { presentHit, presentProduct } from "./present";
import * as repo from "./repo";
import { relatedProductIds } from "./repo-related";

const KEEP_SECONDS = 60;
/** The heading of products without a family. */
const NO_FAMILY = "More from this vendor";

/** Returns an approved vendor's products by family: featured first, then by price. Empty for any other vendor. */
export function vendorProducts(vendorId: string): Promise<ProductFamily[]> {
  const bytesOf = (families: ProductFamily[]) =>
    families.reduce((sum, { docs }) => sum + docs.length * 3_000, 1_000);
  return cached(
    `vendor-products:${vendorId}`,
    KEEP_SECONDS,
    async () => {
      const rows = await repo.publicProductsOf(await getDb(), vendorId);
      const families = groupBy(rows.map(presentProduct), (product) => product.productFamily[0] ?? "");
      return [...families]
        .toSorted(([a], [b]) => Number(a === "") - Number(b === ""))
        .map(([name, docs]) => ({ productFamily: name || NO_FAMILY, docs }));
    },
    bytesOf,
  );
}

/** Returns the published products of approved vendors. */
export async function productsOfVendors(vendorIds: readonly string[]): Promise<ProductDetail[]> {
  if (vendorIds.length === 0) return [];
  return (await repo.publicProductsOfVendors(await getDb(), vendorIds)).map(presentProduct);
}

/** Returns those of the products that are public. */
export async function productsOf(ids: readonly string[]): Promise<ProductDetail[]> {
  if (ids.length === 0) return [];
  return (await repo.publicProducts(await getDb(), ids)).map(presentProduct);
}

const MAX_SLUG_LENGTH = 120;
const isId = uuid().required();

/** Returns a published product by the slugs (or vendor id) in its page's URL, or null. Accepts any input. */
export async function productBySlug(vendorKey: string, productSlug: string): Promise<ProductDetail | null> {
  const given = [vendorKey, productSlug];
  // PostgreSQL text cannot contain NUL.
  if (given.some((part) => part.length > MAX_SLUG_LENGTH || part.includes("\0"))) return null;
  return cached(`product-by-slug:${JSON.stringify(given)}`, KEEP_SECONDS, async () => {
    const owner = isId.isValidSync(vendorKey) ? { id: vendorKey } : { slug: vendorKey };
    const row = await repo.findPublicProductBySlug(await getDb(), owner, productSlug);
    return row ? presentProduct(row) : null;
  });
}

/**
 * GET vendor-product/relatedProducts: the closest first, including other vendors', never the product itself. Throws
 * `not_found`.
 */
export function relatedProducts(query: RelatedProductsQuery): Promise<Page<ProductHit>> {
  const { productId, productTypeId, subCategoryId, page, limit } = query;
  const asked = [productId, productTypeId, subCategoryId, page, limit];
  return cached(`related-products:${asked.join()}`, KEEP_SECONDS, async () => {
    const db = await getDb();
    const row = await repo.findPublicProduct(db, productId);
    if (!row) throw noSuchProduct();
    const { allInCents, level1Id, level2Id, level3Id, ...of } = row.product;
    const ids = await relatedProductIds(db, {
      productId,
      allInCents,
      level1Id,
      level2Id,
      productTypeId: productTypeId ?? of.productTypeId,
      level3Id: subCategoryId ?? level3Id,
    });
    const wanted = ids.slice((page - 1) * limit, page * limit);
    return toPage(await productHits(wanted), ids.length, { page, limit });
  });
}

/** Returns published products as search results, in the order of `ids`. */
export async function productHits(ids: readonly string[]): Promise<ProductHit[]> {
  if (ids.length === 0) return [];
  const rows = await repo.publicProducts(await getDb(), ids);
  const sellers = await vendorCards([...new Set(rows.map(({ vendor }) => vendor.id))]);
  const sellerOf = new Map(sellers.map((seller) => [seller.id, seller]));
  const hitOf = new Map(
    rows.flatMap((row) => {
      const seller = sellerOf.get(row.vendor.id);
      return seller ? [[row.product.id, presentHit(row, seller)] as const] : [];
    }),
  );
  return ids.flatMap((id) => hitOf.get(id) ?? []);
}

/** Returns a published product of an approved vendor. Throws `not_found`. */
export function productDetail(id: string): Promise<ProductDetail> {
  return cached(`product-detail:${id}`, KEEP_SECONDS, async () => {
    const row = await repo.findPublicProduct(await getDb(), id);
    if (!row) throw noSuchProduct();
    return presentProduct(row);
  });
}

const noSuchProduct = () => new AppError("not_found", "This product does not exist");
