import type { ProductDetail, ProductFamily } from "@/contracts/product";
import { groupBy } from "@/lib/group-by";
import { cached } from "@/server/cache";
import { getDb } from "@/server/db/client";
import { AppError } from "@/server/http/errors";
import { presentProduct } from "./present";
import * as repo from "./repo";

const KEEP_SECONDS = 60;
/** Where a vendor has put a product under no family. */
const NO_FAMILY = "More from this vendor";

/** What an approved vendor sells, by family: featured first, then by price. Empty for any other vendor. */
export function vendorProducts(vendorId: string): Promise<ProductFamily[]> {
  return cached(`vendor-products:${vendorId}`, KEEP_SECONDS, async () => {
    const rows = await repo.publicProductsOf(await getDb(), vendorId);
    const families = groupBy(rows.map(presentProduct), (product) => product.productFamily[0] ?? "");
    return [...families]
      .toSorted(([a], [b]) => Number(a === "") - Number(b === ""))
      .map(([name, docs]) => ({ productFamily: name || NO_FAMILY, docs }));
  });
}

/** A published product of an approved vendor. Throws `not_found`. */
export function productDetail(id: string): Promise<ProductDetail> {
  return cached(`product-detail:${id}`, KEEP_SECONDS, async () => {
    const row = await repo.findPublicProduct(await getDb(), id);
    if (!row) throw new AppError("not_found", "This product does not exist");
    return presentProduct(row);
  });
}
