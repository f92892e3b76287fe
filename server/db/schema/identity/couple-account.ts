import { sql } from "drizzle-orm";
import { pgView, uuid } from "drizzle-orm/pg-core";

/**
 * The couple for which a partner's account shops and plans: that of the wedding whose team it has joined as the fiancé
 * or fiancée. Other accounts have no row and act for themselves. The only part of planning that the guard reads.
 */
export const coupleAccount = pgView("couple_account", {
  accountId: uuid("account_id").notNull(),
  customerId: uuid("customer_id").notNull(),
}).as(
  sql`select wedding_member.account_id, wedding.customer_id
from wedding_member
join wedding on wedding.id = wedding_member.wedding_id
where wedding_member.role = 'fiancee'
and wedding_member.account_id is not null
and wedding_member.accepted_at is not null
and wedding_member.revoked_at is null`,
);
