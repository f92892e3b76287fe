import { and, asc, count, eq, gt, ilike, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PromotionType } from "@/contracts/sale/promotion/promotion";
import type { Db, Transaction } from "@/server/db/client";
import { category, productType } from "@/server/db/schema/catalogue/category";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { milestone, order } from "@/server/db/schema/sale/order";
import {
  promotion,
  promotionCategory,
  promotionProductType,
  promotionUse,
} from "@/server/db/schema/sale/promotion";
import type { ScopeNode } from "./scope";

export type PromotionRow = typeof promotion.$inferSelect;
/** A campaign with one couple's use of it. */
export type CampaignRow = PromotionRow & {
  vendorName: string | null;
  scope: ScopeNode[];
  uses: number;
  ownUses: number;
  purchases: number;
};

/**
 * The ticked nodes. Saved scopes include the parents, so a node is covered completely when none of its children is
 * included.
 */
export const scopeOf = sql<ScopeNode[]>`(
  select coalesce(json_agg(json_build_object('id', node.id, 'name', node.name, 'whole', node.whole)), '[]') from (
    select pc.category_id as id, ticked.name,
      not exists (
        select 1 from ${promotionCategory} below join ${category} c on c.id = below.category_id
        where below.promotion_id = pc.promotion_id and c.parent_id = pc.category_id
      ) and not exists (
        select 1 from ${promotionProductType} below join ${productType} t on t.id = below.product_type_id
        where below.promotion_id = pc.promotion_id and t.category_id = pc.category_id
      ) as whole
    from ${promotionCategory} pc join ${category} ticked on ticked.id = pc.category_id
    where pc.promotion_id = ${promotion.id}
    union all
    select pt.product_type_id, ticked.name, true
    from ${promotionProductType} pt join ${productType} ticked on ticked.id = pt.product_type_id
    where pt.promotion_id = ${promotion.id}
  ) node)`;

export const usesOf = sql<number>`(select count(*)::int from ${promotionUse} u
  where u.promotion_id = ${promotion.id} and u.released_at is null)`;
const ownUsesOf = (customerId: string) => sql<number>`(select count(*)::int from ${promotionUse} u
  where u.promotion_id = ${promotion.id} and u.released_at is null and u.customer_id = ${customerId})`;
const purchasesOf = (customerId: string) => sql<number>`(select count(*)::int from ${order} o
  where o.customer_id = ${customerId} and o.state <> 'cancelled'
    and (${promotion.vendorId} is null or o.vendor_id = ${promotion.vendorId})
    and exists (select 1 from ${milestone} m where m.order_id = o.id and m.paid_at is not null))`;

function campaigns(db: Db, customerId: string) {
  return db
    .select({
      promotion,
      vendorName: vendor.vendorName,
      scope: scopeOf,
      uses: usesOf,
      ownUses: ownUsesOf(customerId),
      purchases: purchasesOf(customerId),
    })
    .from(promotion)
    .leftJoin(vendor, eq(vendor.id, promotion.vendorId))
    .$dynamic();
}

type Found = Omit<CampaignRow, keyof PromotionRow> & { promotion: PromotionRow };
const flat = ({ promotion: row, ...rest }: Found): CampaignRow => ({ ...row, ...rest });

export async function findCampaign(db: Db, customerId: string, id: string): Promise<CampaignRow | null> {
  const [row] = await campaigns(db, customerId).where(eq(promotion.id, id));
  return row ? flat(row) : null;
}

/** Returns the campaigns with this code, of any vendor and of Sayang; deleted ones are excluded. */
export async function findByCode(
  db: Db,
  customerId: string,
  type: PromotionType,
  code: string,
): Promise<CampaignRow[]> {
  const rows = await campaigns(db, customerId)
    .where(and(eq(promotion.type, type), eq(promotion.code, code), isNull(promotion.deletedAt)))
    .orderBy(asc(promotion.createdAt), asc(promotion.id))
    .limit(50);
  return rows.map(flat);
}

/** Serialises the uses of a campaign, without blocking rows that refer to it. */
export async function lockPromotion(tx: Transaction, id: string): Promise<PromotionRow | null> {
  const [row] = await tx.select().from(promotion).where(eq(promotion.id, id)).for("no key update");
  return row ?? null;
}

export type Usable = {
  type: PromotionType;
  customerId: string;
  email: string;
  now: Date;
  /** Sayang's own are always included. */
  vendorIds: readonly string[] | null;
  searchBy: string;
};

/** Returns a page of the campaigns that the couple may use now, whatever is in its cart, ordered by end. */
export async function usableCampaigns(
  db: Db,
  usable: Usable,
  { page, limit, sortBy }: { page: number; limit: number; sortBy: string },
): Promise<{ rows: CampaignRow[]; total: number }> {
  const where = usableNow(usable);
  const [counted] = await db
    .select({ total: count() })
    .from(promotion)
    .leftJoin(vendor, eq(vendor.id, promotion.vendorId))
    .where(where);
  const ends =
    sortBy === "desc" ? sql`${promotion.endsAt} desc nulls first` : sql`${promotion.endsAt} asc nulls last`;
  const rows = await campaigns(db, usable.customerId)
    .where(where)
    .orderBy(ends, asc(promotion.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows: rows.map(flat), total: counted?.total ?? 0 };
}

function usableNow({ type, customerId, email, now, vendorIds, searchBy }: Usable): SQL | undefined {
  const pattern = `%${searchBy.replace(/[\\%_]/g, "\\$&")}%`;
  const sells = and(eq(vendor.status, "approved"), eq(vendor.enableSelling, true));
  const purchases = purchasesOf(customerId);
  return and(
    eq(promotion.type, type),
    isNull(promotion.deletedAt),
    isNull(promotion.pausedAt),
    lte(promotion.startsAt, now),
    or(isNull(promotion.endsAt), gt(promotion.endsAt, now)),
    or(isNull(promotion.onlyForEmail), eq(promotion.onlyForEmail, email.toLowerCase())),
    or(
      isNull(promotion.vendorId),
      and(sells, vendorIds ? inArray(promotion.vendorId, [...vendorIds]) : undefined),
    ),
    or(isNull(promotion.totalLimit), sql`${usesOf} < ${promotion.totalLimit}`),
    or(isNull(promotion.perCustomerLimit), sql`${ownUsesOf(customerId)} < ${promotion.perCustomerLimit}`),
    sql`case ${promotion.segment} when 'not_yet_purchased' then ${purchases} = 0
      when 'one_purchase' then ${purchases} = 1 else true end`,
    searchBy === ""
      ? undefined
      : or(ilike(promotion.code, pattern), ilike(promotion.name, pattern), ilike(vendor.vendorName, pattern)),
  );
}
