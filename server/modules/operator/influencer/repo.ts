import { sql } from "drizzle-orm";
import type { InfluencersFileQuery } from "@/contracts/operator/influencer/influencer.schema";
import type { Db } from "@/server/db/client";

export type InfluencerRow = {
  code: string;
  name: string | null;
  picture: string | null;
  endedAt: Date | null;
  createdAt: Date;
  signUps: number;
  orders: number;
  paidCents: string;
  discountCents: string;
};

/** Codes are few: Sayang makes each of them by hand. */
const FILE_MAX = 5_000;

/**
 * Returns influencers, the newest first, with what each brought since `since`. A sign-up's discount is a coupon of its
 * own, named by its code.
 */
export async function listInfluencers(
  db: Db,
  { searchBy, state }: Pick<InfluencersFileQuery, "searchBy" | "state">,
  since: Date | null,
  { limit, offset }: { limit: number; offset: number } = { limit: FILE_MAX, offset: 0 },
): Promise<InfluencerRow[]> {
  const from = sql`coalesce(${since?.toISOString() ?? null}::timestamptz, '-infinity')`;
  const { rows } = await db.execute<InfluencerRow>(sql`
    select r.code, r.display_name as name, r.picture, r.ended_at as "endedAt", r.created_at as "createdAt",
      (select count(*)::int from promo_signup s where s.ref_code = r.code and s.created_at >= ${from}) as "signUps",
      brought.orders, brought.paid as "paidCents", brought.discount as "discountCents"
    from referral_code r, lateral (
      select count(*)::int as orders, coalesce(sum(o.paid_cents - o.refunded_cents), 0) as paid,
        coalesce(sum(o.discount_cents), 0) as discount
      from promo_signup s
        join promotion p on p.code = s.discount_code and p.vendor_id is null and p.type = 'discount'
        join "order" o on o.applied_discount_id = p.id
      where s.ref_code = r.code and o.answer_by is not null and o.placed_at >= ${from}
    ) brought
    where ${matches(searchBy, state)}
    order by r.created_at desc, r.code limit ${limit} offset ${offset}`);
  return rows;
}

export async function countInfluencers(
  db: Db,
  { searchBy, state }: Pick<InfluencersFileQuery, "searchBy" | "state">,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from referral_code r where ${matches(searchBy, state)}`,
  );
  return rows[0]?.n ?? 0;
}

function matches(searchBy: string, state: InfluencersFileQuery["state"]) {
  const wanted = `%${searchBy.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const inState =
    state === "" ? sql`true` : state === "ended" ? sql`r.ended_at is not null` : sql`r.ended_at is null`;
  return sql`r.is_influencer and ${inState} and (r.code ilike ${wanted} or r.display_name ilike ${wanted})`;
}
