import { eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account } from "@/server/db/schema/identity/account";

export async function findRecipient(db: Db, vendorId: string) {
  const [row] = await db
    .select({ to: account.email, vendorName: vendor.vendorName })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.accountId))
    .where(eq(vendor.id, vendorId));
  return row ?? null;
}
