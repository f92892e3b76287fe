import { count, eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { order } from "@/server/db/schema/sale/order";

export type PersonRow = NonNullable<Awaited<ReturnType<typeof personOf>>>;

export async function personOf(db: Db, id: string) {
  const [row] = await db
    .select({
      id: account.id,
      email: account.email,
      emailVerifiedAt: account.emailVerifiedAt,
      createdAt: account.createdAt,
      firstName: customer.firstName,
      lastName: customer.lastName,
      countryCode: customer.countryCode,
      phone: customer.phone,
    })
    .from(account)
    .innerJoin(customer, eq(customer.id, account.id))
    .where(eq(account.id, id));
  return row ?? null;
}

export async function orderCount(db: Db, customerId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(order).where(eq(order.customerId, customerId));
  return row?.n ?? 0;
}
