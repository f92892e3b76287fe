import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import { customerOrders } from "@/server/db/schema/identity/customer-orders";
import { referral } from "@/server/db/schema/identity/registration";

/** `bookedCouples` have placed at least one order. */
export type Referred = { couples: number; vendors: number; bookedCouples: number };

/** Returns how many accounts a code referred, by first touch. */
export async function countReferred(db: Db, code: string): Promise<Referred> {
  const { rows } = await db.execute<Referred>(sql`
    select count(*) filter (where a.role = 'customer')::int as couples,
      count(*) filter (where a.role = 'vendor')::int as vendors,
      count(o.customer_id)::int as "bookedCouples"
    from ${referral} r
    join ${account} a on a.id = r.account_id
    left join ${customerOrders} o on o.customer_id = a.id
    where r.code = ${code}`);
  return rows[0] ?? { couples: 0, vendors: 0, bookedCouples: 0 };
}
