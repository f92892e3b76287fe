"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { type ReactNode, useEffect } from "react";
import type { SessionAccount } from "@/contracts/auth";
import { withNotice } from "@/lib/session-notice";
import { useGetCustomerProfileQuery, useGetVendorProfileQuery } from "@/services/auth";
import type { AppStore } from "@/store/make-store";
import { useAppSelector, useAppStore, useRehydrated } from "@/store/hooks";
import styles from "./require-session.module.css";

type Role = "customer" | "vendor";
type Props = { role: Role; children: ReactNode };

/** The session is void for the server: not a network that failed, not a server in trouble. */
const REFUSED = [401, 403, 404];

/**
 * Shows its children when the session's profile has been read (spec customer §4, "on entry the layouts check the
 * profile"), and sends the visitor home when it cannot be. Stands under a StoreProvider.
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
    if (refused) void endSession(store);
    else if (missing) leaveWithout(store);
    else if (another) store.context.around.leave("/");
  }, [store, refused, missing, another]);

  if (profile) return children;
  if (error !== null && !refused) return <ProfileFailure retry={refetch} />;
  return <div className={styles.waiting} role="status" aria-label="Loading" />;
}

function useOwnProfile(role: Role, account: SessionAccount | null) {
  const id = account?.roleUser === role ? account.id : skipToken;
  const customer = useGetCustomerProfileQuery(role === "customer" ? id : skipToken);
  const vendor = useGetVendorProfileQuery(role === "vendor" ? id : skipToken);
  const { currentData, error, refetch } = role === "customer" ? customer : vendor;
  return {
    profile: account ? currentData : undefined,
    error: error && "code" in error ? (error.code as number) : null,
    refetch,
  };
}

async function endSession({ context }: AppStore): Promise<void> {
  await context.session.forget();
  context.around.leave(withNotice("/", "session-expired"));
}

/** Nobody is signed in: because of a sign-out here (which leaves by itself) or in another tab, or it never was. */
function leaveWithout(store: AppStore): void {
  if (!store.context.session.isForgotten()) void endSession(store);
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
