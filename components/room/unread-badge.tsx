"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { StoreProvider } from "@/components/layout/session/store-provider";
import { useGetCustomerProfileQuery } from "@/services/auth";
import { useAppSelector } from "@/store/hooks";
import styles from "./unread-badge.module.css";
import { useUnreadRooms } from "./use-unread-rooms";

/** How many of a couple's conversations hold something unread; for places outside the store's own part of the page. */
export default function UnreadBadge() {
  return (
    <StoreProvider>
      <Badge />
    </StoreProvider>
  );
}

/** Asked only once the entry check has read the profile: should the session be over, that is the check's to say. */
function Badge() {
  const account = useAppSelector((state) => state.auth.userData);
  const { isSuccess } = useGetCustomerProfileQuery(account?.roleUser === "customer" ? account.id : skipToken);
  const unread = useUnreadRooms(!isSuccess);
  if (unread === 0) return null;
  return (
    <span className={styles.badge}>
      {unread > 99 ? "99+" : unread}
      <span className="visually-hidden"> unread</span>
    </span>
  );
}
