import { sql } from "drizzle-orm";
import { ANSWER_HOURS } from "@/contracts/sale/order/order-process";
import type { Db } from "@/server/db/client";
import { messageConduct, orderConduct, roomConduct } from "@/server/db/schema/catalogue/vendor-conduct";

/** Only the latest orders: older ones say little, and the query stays cheap. */
const ORDERS = 200;
const ROOMS = 50;

export type TrackRecordRow = {
  answers: number;
  medianMinutes: number | null;
  decided: number;
  accepted: number;
  returning: number;
};

/**
 * Measures a vendor by its latest paid orders and conversations. An order is answered when it is accepted or declined,
 * and an expired one counts with the full time allowed; a conversation is answered when the vendor first writes after
 * the couple.
 */
export async function measureTrackRecord(db: Db, vendorId: string): Promise<TrackRecordRow> {
  const { rows } = await db.execute<TrackRecordRow>(sql`
    with sale as (
      select customer_id, checkout_id, approved_at,
        case
          when approved_at is not null then approved_at
          when is_declined then cancelled_at
          when cancelled_at >= answer_by then answer_by
        end as decided_at,
        answer_by - make_interval(hours => ${ANSWER_HOURS}) as asked_at
      from (
        select * from ${orderConduct}
        where vendor_id = ${vendorId}
        order by placed_at desc nulls last, id
        limit ${ORDERS}
      ) as latest
    ),
    talk as (
      select asked.created_at as asked_at, answered.created_at as decided_at
      from (
        select id, customer_id from ${roomConduct} where vendor_id = ${vendorId}
        order by last_message_at desc nulls last, id
        limit ${ROOMS}
      ) as latest
      cross join lateral (
        select created_at from ${messageConduct}
        where room_id = latest.id and sender_account_id = latest.customer_id
        order by created_at limit 1
      ) as asked
      cross join lateral (
        select created_at from ${messageConduct}
        where room_id = latest.id and sender_account_id <> latest.customer_id
          and created_at > asked.created_at
        order by created_at limit 1
      ) as answered
    ),
    answer as (
      select asked_at, decided_at from sale where decided_at is not null
      union all
      select asked_at, decided_at from talk
    )
    select
      (select count(*)::int from answer) as answers,
      (
        select percentile_cont(0.5) within group (
          order by greatest(extract(epoch from decided_at - asked_at), 0) / 60
        )::float8
        from answer
      ) as "medianMinutes",
      (select count(decided_at)::int from sale) as decided,
      (select count(approved_at)::int from sale) as accepted,
      (
        select count(*)::int from (
          select from sale where approved_at is not null
          group by customer_id having count(distinct checkout_id) > 1
        ) as returned
      ) as returning`);
  return rows[0] ?? { answers: 0, medianMinutes: null, decided: 0, accepted: 0, returning: 0 };
}
