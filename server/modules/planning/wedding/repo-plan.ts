import { eq } from "drizzle-orm";
import { RIGHTS_OF_MEMBER } from "@/contracts/planning/wedding/wedding";
import type { IsoDate } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { customer } from "@/server/db/schema/identity/account";
import { findMembership, findWeddingOf } from "./access/repo";

/** Returns the couple's wedding day; null until it is set. */
export async function weddingDayOf(db: Db, customerId: string): Promise<IsoDate | null> {
  const [row] = await db
    .select({ day: customer.weddingDate })
    .from(customer)
    .where(eq(customer.id, customerId));
  return row?.day ?? null;
}

/** Returns a couple's wedding, or null before it has opened planning. */
export async function weddingOfCustomer(db: Db, customerId: string): Promise<string | null> {
  return findWeddingOf(db, customerId);
}

/** Returns the wedding that an account plans: its own, or the one it has joined. */
export async function planOfAccount(db: Db, accountId: string): Promise<string | null> {
  const joined = await findMembership(db, accountId);
  if (joined) return RIGHTS_OF_MEMBER[joined.role].includes("plan") ? joined.weddingId : null;
  return findWeddingOf(db, accountId);
}
