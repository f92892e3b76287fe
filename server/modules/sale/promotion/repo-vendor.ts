import { and, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PromotionType } from "@/contracts/sale/promotion/promotion";
import type { CampaignListQuery } from "@/contracts/sale/promotion/promotion.schema";
import type { Db, Transaction } from "@/server/db/client";
import { category, productType } from "@/server/db/schema/catalogue/category";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { order } from "@/server/db/schema/sale/order";
import {
  promotion,
  promotionCategory,
  promotionProductType,
  promotionUse,
} from "@/server/db/schema/sale/promotion";
import { voucher } from "@/server/db/schema/sale/voucher";
import { type PromotionRow, scopeOf, usesOf } from "./repo";
import type { ScopeNode } from "./scope";

/** A vendor's campaign with its results. */
export type VendorCampaignRow = {
  promotion: PromotionRow;
  scope: ScopeNode[];
  uses: number;
  sales: { orders: number; soldCents: number; givenCents: number };
};

/** Two index look-ups. With an "or" between them, every order in the marketplace would be read for each campaign. */
const ordersWith = sql`
  select d.id from ${order} d where d.applied_discount_id = ${promotion.id}
  union all
  select w.id from ${voucher} v join ${order} w on w.applied_voucher_id = v.id where v.promotion_id = ${promotion.id}`;

const salesOf = sql<VendorCampaignRow["sales"]>`(
  select json_build_object('orders', count(*), 'soldCents', coalesce(sum(o.total_cents), 0), 'givenCents',
    coalesce(sum(case ${promotion.type} when 'discount' then o.discount_cents else o.voucher_cents end), 0))
  from ${order} o
  where o.state <> 'cancelled' and o.answer_by is not null and o.id in (${ordersWith}))`;

const SORTS: Record<CampaignListQuery["sortBy"], SQL[]> = {
  newest: [desc(promotion.createdAt)],
  asc: [desc(promotion.createdAt)],
  desc: [asc(promotion.createdAt)],
  "ending-soon": [sql`${promotion.endsAt} asc nulls last`],
  "most-used": [sql`${usesOf} desc`],
  "most-sold": [sql`(${salesOf} ->> 'soldCents')::bigint desc`],
  code: [asc(promotion.code)],
};

type Owned = { vendorId: string; type: PromotionType };
const ownedBy = ({ vendorId, type }: Owned) =>
  and(eq(promotion.vendorId, vendorId), eq(promotion.type, type), isNull(promotion.deletedAt));

export async function listCampaigns(
  db: Db,
  owned: Owned,
  { page, limit, sortBy, searchBy }: CampaignListQuery,
): Promise<{ rows: VendorCampaignRow[]; total: number }> {
  const pattern = `%${searchBy.replace(/[\\%_]/g, "\\$&")}%`;
  const where = and(
    ownedBy(owned),
    searchBy === "" ? undefined : or(ilike(promotion.code, pattern), ilike(promotion.name, pattern)),
  );
  const [counted] = await db.select({ total: count() }).from(promotion).where(where);
  const rows = await campaigns(db)
    .where(where)
    .orderBy(...SORTS[sortBy], asc(promotion.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

export async function findOwn(db: Db, owned: Owned, id: string): Promise<VendorCampaignRow | null> {
  const [row] = await campaigns(db).where(and(ownedBy(owned), eq(promotion.id, id)));
  return row ?? null;
}

/** With a join, because drizzle would otherwise not qualify the columns that the subqueries refer to. */
function campaigns(db: Db) {
  return db
    .select({ promotion, scope: scopeOf, uses: usesOf, sales: salesOf })
    .from(promotion)
    .innerJoin(vendor, eq(vendor.id, promotion.vendorId))
    .$dynamic();
}

export async function insertCampaign(
  tx: Transaction,
  values: typeof promotion.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(promotion).values(values).returning({ id: promotion.id });
  if (!row) throw new Error("no row");
  return row.id;
}

export async function updateCampaign(
  tx: Transaction,
  id: string,
  values: Partial<typeof promotion.$inferInsert>,
): Promise<void> {
  await tx.update(promotion).set(values).where(eq(promotion.id, id));
}

/** Returns the highest number of uses of a campaign by one customer. */
export async function mostUsesOfOne(tx: Transaction, id: string): Promise<number> {
  const each = tx
    .select({ uses: count().as("uses") })
    .from(promotionUse)
    .where(and(eq(promotionUse.promotionId, id), isNull(promotionUse.releasedAt)))
    .groupBy(promotionUse.customerId)
    .as("each");
  const [row] = await tx.select({ most: sql<number>`coalesce(max(${each.uses}), 0)::int` }).from(each);
  return row?.most ?? 0;
}

/** Replaces the ticked nodes, which are categories and product types. */
export async function replaceScope(tx: Transaction, promotionId: string, ids: string[]): Promise<void> {
  await tx.delete(promotionCategory).where(eq(promotionCategory.promotionId, promotionId));
  await tx.delete(promotionProductType).where(eq(promotionProductType.promotionId, promotionId));
  if (ids.length === 0) return;
  const campaign = sql<string>`${promotionId}::uuid`.as("promotion_id");
  await tx
    .insert(promotionCategory)
    .select(
      tx
        .select({ promotionId: campaign, categoryId: category.id })
        .from(category)
        .where(inArray(category.id, ids)),
    );
  await tx
    .insert(promotionProductType)
    .select(
      tx
        .select({ promotionId: campaign, productTypeId: productType.id })
        .from(productType)
        .where(inArray(productType.id, ids)),
    );
}

/** Returns the master categories that the vendor sells in. */
export async function mastersOf(db: Db, vendorId: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${vendor.masterCategoryId} as id from ${vendor} where ${vendor.id} = ${vendorId}
    union select ${product.level1Id} from ${product} where ${product.vendorId} = ${vendorId}`);
  return new Set(rows.map(({ id }) => id));
}

export async function findOwnProduct(db: Db, vendorId: string, id: string) {
  const [row] = await db
    .select({
      title: product.title,
      priceCents: product.priceCents,
      gstType: product.gstType,
      plusPlus: product.plusPlus,
      path: sql<
        (string | null)[]
      >`json_build_array(${product.level1Id}, ${product.level2Id}, ${product.level3Id},
        ${product.productTypeId})`,
      vendorName: vendor.vendorName,
    })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .where(and(eq(product.id, id), eq(product.vendorId, vendorId)));
  return row ?? null;
}
