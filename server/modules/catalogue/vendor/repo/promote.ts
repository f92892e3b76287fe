import { eq } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** Fields that only Sayang decides. */
export type Granted = Partial<
  Pick<
    typeof vendor.$inferInsert,
    "featuredFrom" | "featuredUntil" | "publishProductDirectly" | "halalUntil" | "halls" | "capacityTables"
  >
>;

export async function setGranted(tx: Transaction, vendorId: string, columns: Granted): Promise<void> {
  await tx.update(vendor).set(columns).where(eq(vendor.id, vendorId));
}
