"use client";
import { shortCount } from "@/lib/text/short-count";
import { skipToken } from "@reduxjs/toolkit/query";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { StoreProvider } from "@/components/session/store-provider";
import { useLive } from "@/components/session/use-live";
import { useGetCustomerProfileQuery } from "@/services/identity/auth";
import { useGetUnreadNoticesQuery, useReadNoticesMutation } from "@/services/identity/notice";
import { useAppSelector } from "@/store/hooks";
import { useTitleCount } from "./use-title-count";

type Props = { className: string | undefined };

/** The number of an account's unread notices, for the header, which is outside the store's provider. */
export default function NoticeCount(props: Props) {
  return (
    <StoreProvider>
      <Count {...props} />
    </StoreProvider>
  );
}

/** In a couple's own area, waits until the entry check has loaded the profile, because it handles expired sessions. */
function Count({ className }: Props) {
  const account = useAppSelector((state) => state.auth.userData);
  // Null outside the router.
  const path = usePathname() || "/";
  const isOwnArea = path.startsWith("/user/") || path.startsWith("/vendor/dashboard");
  const isCouple = account?.roleUser === "customer";
  const profile = useGetCustomerProfileQuery(isCouple && isOwnArea ? account.id : skipToken);
  const skip = !account || (isCouple && isOwnArea && !profile.isSuccess);
  useLive(skip || !isOwnArea);
  const { data } = useGetUnreadNoticesQuery(undefined, { skip });
  const unread = data?.unread ?? 0;
  useReadHere(path, unread > 0);
  useTitleCount(unread);
  if (unread === 0) return null;
  return (
    <span className={className}>
      {shortCount(unread)}
      <span className="visually-hidden"> unread</span>
    </span>
  );
}

/** Marks notices that lead to the open page as read, however the visitor got here. */
function useReadHere(path: string, hasUnread: boolean): void {
  const [read] = useReadNoticesMutation();
  useEffect(() => {
    if (hasUnread) void read({ href: path + window.location.search });
  }, [path, hasUnread, read]);
}
