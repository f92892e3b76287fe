import { eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account } from "@/server/db/schema/identity/account";

export type Seller = {
  vendorId: string;
  accountId: string;
  email: string;
  vendorName: string;
  /** Whether the vendor may publish without review. */
  publishProductDirectly: boolean;
};

export async function findSeller(db: Db, vendorId: string): Promise<Seller | null> {
  const [row] = await db
    .select({
      vendorId: vendor.id,
      accountId: vendor.accountId,
      email: account.email,
      vendorName: vendor.vendorName,
      publishProductDirectly: vendor.publishProductDirectly,
    })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.accountId))
    .where(eq(vendor.id, vendorId));
  return row ?? null;
}
