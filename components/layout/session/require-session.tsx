"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { type ReactNode, useEffect } from "react";
import type { AccountRole, SessionAccount } from "@/contracts/identity/auth";
import { withNotice } from "@/lib/notice/next-page-notice";
import { OPERATOR_LOGIN } from "@/lib/session/page-guard";
import {
  useGetCustomerProfileQuery,
  useGetOperatorProfileQuery,
  useGetVendorProfileQuery,
} from "@/services/identity/auth";
import type { AppStore } from "@/store/make-store";
import { useAppSelector, useAppStore, useRehydrated } from "@/store/hooks";
import styles from "./require-session.module.css";

type Props = { role: AccountRole; children: ReactNode };

/** Statuses that mean the session is invalid, unlike network failures and server errors. */
const REFUSED = [401, 403, 404];

/**
 * Renders its children once the session's profile has loaded, and sends the visitor home when the session is invalid.
 * Needs a StoreProvider ancestor.
 */
export function RequireSession({ role, children }: Props) {
  const store = useAppStore();
  const rehydrated = useRehydrated();
  const account = useAppSelector((state) => state.auth.userData);
  const { profile, error, refetch } = useOwnProfile(role, account);
  const refused = error !== null && REFUSED.includes(error);
  const missing = rehydrated && account === null;
  const another = rehydrated && account !== null && account.roleUser !== role;

  useEffect(() => {
    if (refused) void endSession(store, role);
    else if (missing) leaveWithout(store, role);
    else if (another) store.context.browser.leave("/");
  }, [store, role, refused, missing, another]);

  if (profile) return children;
  if (error !== null && !refused) return <ProfileFailure retry={refetch} />;
  return <div className={styles.waiting} role="status" aria-label="Loading" />;
}

function useOwnProfile(role: AccountRole, account: SessionAccount | null) {
  const id = account?.roleUser === role ? account.id : skipToken;
  const customer = useGetCustomerProfileQuery(role === "customer" ? id : skipToken);
  const vendor = useGetVendorProfileQuery(role === "vendor" ? id : skipToken);
  const operator = useGetOperatorProfileQuery(role === "operator" ? id : skipToken);
  const { currentData, error, refetch } = { customer, vendor, operator }[role];
  return {
    profile: account ? currentData : undefined,
    error: error && "code" in error ? (error.code as number) : null,
    refetch,
  };
}

async function endSession({ context }: AppStore, role: AccountRole): Promise<void> {
  await context.session.forget();
  context.browser.leave(withNotice(role === "operator" ? OPERATOR_LOGIN : "/", "session-expired"));
}

/** Signed out in another tab or never signed in. A sign-out in this tab leaves the page by itself. */
function leaveWithout(store: AppStore, role: AccountRole): void {
  if (!store.context.session.isForgotten()) void endSession(store, role);
}

function ProfileFailure({ retry }: { retry: () => unknown }) {
  return (
    <div className={styles.failure} role="alert">
      <p>Error occured please try again!</p>
      <button type="button" className={styles.retry} onClick={() => void retry()}>
        Try again
      </button>
    </div>
  );
}
