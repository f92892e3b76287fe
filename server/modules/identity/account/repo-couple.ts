import { eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { coupleAccount } from "@/server/db/schema/identity/couple-account";

/** Returns the customer for whom an account shops and plans: its own, or that of the couple whose partner it is. */
export async function coupleOf(db: Db, accountId: string): Promise<string> {
  const [row] = await db
    .select({ customerId: coupleAccount.customerId })
    .from(coupleAccount)
    .where(eq(coupleAccount.accountId, accountId));
  return row?.customerId ?? accountId;
}
