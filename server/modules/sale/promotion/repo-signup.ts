import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { promotion, promotionCategory } from "@/server/db/schema/sale/promotion";

/** Inserts a coupon of Sayang's unless its code exists. `except` is the master category that it excludes. */
export async function insertSignupCoupon(
  db: Db,
  values: typeof promotion.$inferInsert,
  except: string | null,
): Promise<void> {
  const [known] = await db
    .select({ id: promotion.id })
    .from(promotion)
    .where(and(eq(promotion.code, values.code), isNull(promotion.vendorId)))
    .limit(1);
  if (known) return;
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(promotion)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: promotion.id });
    if (!made || except === null) return;
    await tx.insert(promotionCategory).select(
      tx
        .select({ promotionId: sql<string>`${made.id}::uuid`.as("promotion_id"), categoryId: category.id })
        .from(category)
        .where(sql`${category.level} = 1 and ${category.slug} <> ${except}`),
    );
  });
}
