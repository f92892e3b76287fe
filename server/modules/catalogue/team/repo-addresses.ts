import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { type VendorCapability, vendorMay } from "@/contracts/catalogue/vendor/vendor-team";
import { VENDOR_ROLES } from "@/contracts/identity/vendor-account";
import type { Db } from "@/server/db/client";
import { vendorMember } from "@/server/db/schema/catalogue/team";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account } from "@/server/db/schema/identity/account";

/** Returns the addresses of team members who may deal with the matter, the account that registered the shop first. */
export async function teamAddresses(
  db: Db,
  vendorId: string,
  capability: VendorCapability,
): Promise<string[]> {
  const roles = VENDOR_ROLES.filter((role) => vendorMay(role, capability));
  const founders = await db
    .select({ email: account.email })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.accountId))
    .where(eq(vendor.id, vendorId));
  const members = await db
    .select({ email: account.email })
    .from(vendorMember)
    .innerJoin(account, eq(account.id, vendorMember.accountId))
    .where(
      and(
        eq(vendorMember.vendorId, vendorId),
        inArray(vendorMember.role, roles),
        isNotNull(vendorMember.acceptedAt),
        isNull(vendorMember.revokedAt),
      ),
    )
    .orderBy(vendorMember.createdAt);
  return [...new Set([...founders, ...members].map(({ email }) => email))];
}
