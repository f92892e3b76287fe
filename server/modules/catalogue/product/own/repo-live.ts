import { and, count, desc, eq } from "drizzle-orm";
import type { LiveProductsQuery } from "@/contracts/catalogue/product/operator-product.schema";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { Db } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { matchesWords } from "@/server/modules/catalogue/search/public";

const columns = {
  id: product.id,
  title: product.title,
  slug: product.slug,
  images: product.images,
  allInCents: product.allInCents,
  priceMetric: product.priceMetric,
  vendorId: product.vendorId,
  vendorName: vendor.vendorName,
  vendorSlug: vendor.slug,
};

/** Returns a page of the products that couples see, newest first. */
export async function liveProductPage(db: Db, { page, limit, searchBy }: LiveProductsQuery) {
  const wanted = and(
    eq(product.status, PRODUCT_STATUS.published),
    eq(product.isVisibleOnProductPage, true),
    eq(vendor.status, "approved"),
    searchBy ? matchesWords(product.id, searchBy) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(product)
      .innerJoin(vendor, eq(vendor.id, product.vendorId))
      .where(wanted)
      .orderBy(desc(product.createdAt), product.id)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(product).innerJoin(vendor, eq(vendor.id, product.vendorId)).where(wanted),
  ]);
  return { rows, total: counted?.n ?? 0 };
}
