"use client";
import { CountBadge } from "@/components/ui/feedback/count-badge";
import { skipToken } from "@reduxjs/toolkit/query";
import { StoreProvider } from "@/components/session/store-provider";
import { useGetCustomerProfileQuery } from "@/services/identity/auth";
import { useAppSelector } from "@/store/hooks";
import styles from "./unread-badge.module.css";
import { useUnreadRooms } from "./use-unread-rooms";

/** The number of a couple's unread conversations, for places outside the store's provider. */
export default function UnreadBadge() {
  return (
    <StoreProvider>
      <Badge />
    </StoreProvider>
  );
}

/** Waits until the entry check has loaded the profile, because that check handles expired sessions. */
function Badge() {
  const account = useAppSelector((state) => state.auth.userData);
  const { isSuccess } = useGetCustomerProfileQuery(account?.roleUser === "customer" ? account.id : skipToken);
  const unread = useUnreadRooms(!isSuccess);
  return <CountBadge count={unread} tone="jewel" unit="unread" className={styles.badge} />;
}
