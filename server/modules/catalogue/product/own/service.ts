import { type Page, toPage } from "@/contracts/envelope";
import type { FamilyCount, OwnProduct, OwnProductDetail } from "@/contracts/catalogue/product/own-product";
import type { OwnProductsQuery } from "@/contracts/catalogue/product/own-product.schema";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { hiddenOfProduct } from "@/server/modules/catalogue/takedown/public";
import { presentOwn, presentOwnDetail } from "./present";
import * as repo from "./repo";

/** GET /vendor-product: the vendor's own products, of any status. */
export async function listOwnProducts(
  { vendorId }: VendorActor,
  query: OwnProductsQuery,
  now = new Date(),
): Promise<Page<OwnProduct>> {
  const { rows, total } = await repo.listOwn(await getDb(), vendorId, query, now);
  return toPage(rows.map(presentOwn), total, query);
}

/** GET /vendor-product/{id}. Throws `not_found` for other vendors' products. */
export async function ownProduct({ vendorId }: VendorActor, id: string): Promise<OwnProductDetail> {
  const db = await getDb();
  const [row, hiddenPictures] = await Promise.all([repo.findOwn(db, vendorId, id), hiddenOfProduct(db, id)]);
  if (!row) throw noSuchProduct();
  return { ...presentOwnDetail(row), hiddenPictures };
}

/** GET /vendor-product/families */
export async function ownFamilies({ vendorId }: VendorActor): Promise<FamilyCount[]> {
  return repo.familiesOf(await getDb(), vendorId);
}

export const noSuchProduct = () => new AppError("not_found", "This product does not exist");
