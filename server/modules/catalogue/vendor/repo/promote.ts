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

/** Terms granted to a vendor, with the log's names. */
export type GrantedTerms = { isTrusted: boolean; featuredFrom: string | null; featuredUntil: string | null };

export async function setGranted(tx: Transaction, vendorId: string, columns: Granted): Promise<void> {
  await tx.update(vendor).set(columns).where(eq(vendor.id, vendorId));
}

export async function granted(tx: Transaction, vendorId: string): Promise<GrantedTerms> {
  const [row] = await tx
    .select({
      isTrusted: vendor.publishProductDirectly,
      featuredFrom: vendor.featuredFrom,
      featuredUntil: vendor.featuredUntil,
    })
    .from(vendor)
    .where(eq(vendor.id, vendorId));
  if (!row) throw new Error(`vendor ${vendorId} is gone`);
  return row;
}

/** Returns those of the columns that are an operator's terms. */
export function termsOf({
  publishProductDirectly,
  featuredFrom,
  featuredUntil,
}: Granted): Partial<GrantedTerms> {
  return {
    ...(publishProductDirectly === undefined ? {} : { isTrusted: publishProductDirectly }),
    ...(featuredFrom === undefined ? {} : { featuredFrom }),
    ...(featuredUntil === undefined ? {} : { featuredUntil }),
  };
}
