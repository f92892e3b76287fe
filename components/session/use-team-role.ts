"use client";
import { type VendorCapability, vendorMay } from "@/contracts/catalogue/vendor/vendor-team";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import { useAppSelector } from "@/store/hooks";

/** Returns the signed-in login's role on the vendor's team; the least one until it is known. */
export function useTeamRole(): VendorRole {
  const account = useAppSelector((state) => state.auth.userData);
  // A session stored before there were teams has no role until its profile is loaded.
  return account?.roleUser === "vendor" ? ((account.teamRole as VendorRole | undefined) ?? "staff") : "staff";
}

/** The side of an order that a screen is shown to. */
export type Side = "customer" | "vendor";

/**
 * Returns true when the signed-in login's role allows it. Only for what is shown: the server decides. Screens that both
 * sides of an order use say which `side` reads: couples have no roles.
 */
export function useMay(capability: VendorCapability, side: Side = "vendor"): boolean {
  const role = useTeamRole();
  return side === "customer" || vendorMay(role, capability);
}
