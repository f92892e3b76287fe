import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { PersonState } from "@/contracts/operator/person/person";
import type { Db } from "@/server/db/client";
import { beginsWith, typedPhone } from "@/server/db/name-search";
import { account, customer } from "@/server/db/schema/identity/account";
import { order } from "@/server/db/schema/sale/order";

export type PersonRow = NonNullable<Awaited<ReturnType<typeof personOf>>>;

const columns = {
  id: account.id,
  email: account.email,
  emailVerifiedAt: account.emailVerifiedAt,
  blockedAt: account.blockedAt,
  createdAt: account.createdAt,
  firstName: customer.firstName,
  lastName: customer.lastName,
  countryCode: customer.countryCode,
  phone: customer.phone,
};

export async function personOf(db: Db, id: string) {
  const [row] = await db
    .select(columns)
    .from(account)
    .innerJoin(customer, eq(customer.id, account.id))
    .where(eq(account.id, id));
  return row ?? null;
}

export async function orderCount(db: Db, customerId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(order).where(eq(order.customerId, customerId));
  return row?.n ?? 0;
}

const STATES = {
  unverified: isNull(account.emailVerifiedAt),
  locked: isNotNull(account.blockedAt),
} as const;

/** Returns a page of couples' accounts whose email or phone number begins with `searchBy`, newest first. */
export async function people(
  db: Db,
  {
    page,
    limit,
    searchBy,
    state,
  }: { page: number; limit: number; searchBy: string; state: PersonState | "" },
): Promise<{ rows: PersonRow[]; total: number }> {
  const phone = typedPhone(searchBy.replace(/^\+65/, ""));
  // A union, because each half has an index of its own.
  const begun = sql`${account.id} in (
    select id from account where email like ${beginsWith(searchBy.toLowerCase())}
    ${phone ? sql`union all select id from customer where phone like ${beginsWith(phone)}` : sql``})`;
  const wanted = and(
    eq(account.role, "customer"),
    searchBy ? begun : undefined,
    state ? STATES[state] : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(account)
      .innerJoin(customer, eq(customer.id, account.id))
      .where(wanted)
      .orderBy(desc(account.createdAt), account.id)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(account).where(wanted),
  ]);
  return { rows, total: counted?.n ?? 0 };
}
