import { asc, eq, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { wishlistEntry } from "@/server/db/schema/catalogue/wishlist";
import { savedBy } from "./repo";

/** Returns everything that a couple has saved, for the download of its data. */
export async function ownWishlist(db: Db, customerId: string) {
  const seller = sql<string>`coalesce(
    (select v.vendor_name from ${vendor} v where v.id = ${wishlistEntry.vendorId}),
    (select v.vendor_name from ${vendor} v join ${product} p on p.vendor_id = v.id where p.id = ${wishlistEntry.productId}))`;
  const rows = await db
    .select({
      product: product.title,
      vendor: seller,
      priceWhenSavedCents: wishlistEntry.savedPriceCents,
      savedAt: wishlistEntry.createdAt,
    })
    .from(wishlistEntry)
    .leftJoin(product, eq(product.id, wishlistEntry.productId))
    .where(savedBy(customerId))
    .orderBy(asc(wishlistEntry.createdAt), asc(wishlistEntry.id));
  return { wishlist: rows };
}

/** Deletes everything that a couple has saved, including removed entries that could still be restored. */
export async function forgetWishlist(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  await tx.delete(wishlistEntry).where(eq(wishlistEntry.customerId, customerId));
}

/**
 * Moves a person's saved items to the lists of the couple that they join, up to `max` of each kind. Duplicates and
 * items beyond the limit stay behind. The caller must have locked both customers.
 */
export async function moveSaved(
  tx: Transaction,
  { from, to, max }: { from: string; to: string; max: number },
): Promise<void> {
  for (const column of [sql`vendor_id`, sql`product_id`]) {
    await tx.execute(sql`
      update wishlist_entry set customer_id = ${to} where id in (
        select mine.id from wishlist_entry mine
        where mine.customer_id = ${from} and mine.${column} is not null and mine.removed_at is null and not exists (
          select from wishlist_entry theirs
          where theirs.customer_id = ${to} and theirs.${column} = mine.${column} and theirs.removed_at is null)
        order by mine.created_at, mine.id
        limit greatest(0, ${max}::int - (
          select count(*) from wishlist_entry
          where customer_id = ${to} and ${column} is not null and removed_at is null)))`);
  }
}
