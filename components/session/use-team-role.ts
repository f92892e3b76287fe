"use client";
import { type VendorCapability, vendorMay } from "@/contracts/catalogue/vendor/vendor-team";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import { useAppSelector } from "@/store/hooks";

/** Returns the signed-in login's role on the vendor's team, or the least role until it is known. */
export function useTeamRole(): VendorRole {
  const account = useAppSelector((state) => state.auth.userData);
  // A session stored before teams existed has no role until its profile is loaded.
  return account?.roleUser === "vendor" ? ((account.teamRole as VendorRole | undefined) ?? "staff") : "staff";
}

/** The side of an order that a screen is shown to. */
export type Side = "customer" | "vendor";

/**
 * Returns true when the signed-in login's role has the capability. Only controls display; the server enforces it.
 * Screens shared by both sides of an order pass the reader's `side`, because couples have no roles.
 */
export function useMay(capability: VendorCapability, side: Side = "vendor"): boolean {
  const role = useTeamRole();
  return side === "customer" || vendorMay(role, capability);
}
