import { eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { customerOrders } from "@/server/db/schema/identity/customer-orders";

const accountColumns = {
  email: account.email,
  twoStepAuthentication: account.twoStepAuthentication,
  language: account.language,
  emailVerifiedAt: account.emailVerifiedAt,
};

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

export async function findCustomer(db: Db, id: string) {
  const [row] = await db
    .select({ customer, account: accountColumns })
    .from(customer)
    .innerJoin(account, eq(account.id, customer.id))
    .where(eq(customer.id, id));
  return row ?? null;
}

export async function countOrders(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .select({ orders: customerOrders.orders })
    .from(customerOrders)
    .where(eq(customerOrders.customerId, customerId));
  return row?.orders ?? 0;
}
