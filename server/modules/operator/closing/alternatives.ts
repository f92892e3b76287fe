import { priceBasisOf } from "@/contracts/catalogue/comparison/comparison";
import type { AlternativeVendor } from "@/contracts/operator/closing/closing";
import { toDollars } from "@/lib/money";
import { getDb } from "@/server/db/client";
import { findAlternatives } from "@/server/modules/catalogue/search/public";
import * as repo from "./repo";

/** Returns up to three alternative vendors for the item on which the couple spends most. */
export async function alternativesFor(orderId: string): Promise<AlternativeVendor[]> {
  const item = await repo.mainItem(await getDb(), orderId);
  if (!item) return [];
  const { productId, unitCents, metric, quantity, eventDate, meal } = item;
  const found = await findAlternatives({
    productId,
    unitCents,
    quantity,
    basis: priceBasisOf(metric),
    date: eventDate ?? "",
    meal: meal ?? "",
  });
  return found.map(({ title, slug, cents, metric: priceMetric, ...vendor }) => ({
    ...vendor,
    productTitle: title,
    productSlug: slug,
    price: toDollars(cents),
    priceMetric,
  }));
}
