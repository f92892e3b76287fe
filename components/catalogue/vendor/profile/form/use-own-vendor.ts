"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { useGetVendorProfileQuery } from "@/services/identity/auth";
import { useAppSelector } from "@/store/hooks";

/** Returns the signed-in vendor's profile, which the vendor's frame has loaded already. */
export function useOwnVendor(): VendorProfile | undefined {
  const account = useAppSelector((state) => state.auth.userData);
  return useGetVendorProfileQuery(account?.roleUser === "vendor" ? account.id : skipToken).data;
}
