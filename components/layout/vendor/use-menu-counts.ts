"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useUnreadRooms } from "@/components/messaging/room/unread/use-unread-rooms";
import { useGetVendorProfileQuery } from "@/services/identity/auth";
import { useGetVendorOrderSummaryQuery } from "@/services/sale/order-vendor";
import { useAppSelector } from "@/store/hooks";
import type { VendorMenuEntry } from "./vendor-menu";

/**
 * Returns the counts for the entries of the vendor's menu. Fetched only after the entry check has loaded the profile,
 * because that check handles an expired session.
 */
export function useMenuCounts(): Record<NonNullable<VendorMenuEntry["counts"]>, number> {
  const account = useAppSelector((state) => state.auth.userData);
  const id = account?.roleUser === "vendor" ? account.id : skipToken;
  const { isSuccess } = useGetVendorProfileQuery(id);
  const { data } = useGetVendorOrderSummaryQuery(undefined, { skip: !isSuccess });
  return {
    "awaiting-approval": data?.awaitingApproval ?? 0,
    "unread-rooms": useUnreadRooms(!isSuccess),
  };
}
