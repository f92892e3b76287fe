"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { lazy, Suspense } from "react";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { useGetCustomerProfileQuery } from "@/services/identity/auth";
import { useAppSelector } from "@/store/hooks";
import { AccountForm } from "./account-form";
import { ProfileHead } from "./profile-head";
import { ProfileSection } from "./profile-section";
import styles from "./profile-view.module.css";

// Below the fold on every screen.
const PasswordPanel = lazy(() =>
  import("@/components/identity/security/password-panel").then((module) => ({
    default: module.PasswordPanel,
  })),
);
const EmailPanel = lazy(() =>
  import("@/components/identity/security/email-panel").then((module) => ({ default: module.EmailPanel })),
);
const SessionList = lazy(() =>
  import("@/components/identity/security/session-list").then((module) => ({ default: module.SessionList })),
);
const TwoStepPanel = lazy(() =>
  import("@/components/identity/security/two-step-panel").then((module) => ({
    default: module.TwoStepPanel,
  })),
);
const ConnectedLogins = lazy(() => import("@/components/identity/security/connected-logins"));

/** A couple's contact details and sign-in settings. The wedding details have their own page. */
export function ProfileView() {
  const id = useAppSelector((state) => state.auth.userData?.id);
  const { data: profile, error, refetch } = useGetCustomerProfileQuery(id ?? skipToken);
  if (!profile) {
    return error ? (
      <div className={styles.page}>
        <LoadFailure title="Your profile could not be loaded" error={error} retry={refetch} />
      </div>
    ) : null;
  }
  return (
    <div className={styles.page}>
      <ProfileHead profile={profile} />
      <AccountForm key={profile.id} profile={profile} />
      <ProfileSection title="Security" lead="How you sign in, and where you are signed in right now.">
        <Suspense>
          <EmailPanel email={profile.email} />
          <PasswordPanel resetHref="/forgot-password" />
          <TwoStepPanel enabled={profile.twoStepAuthentication} email={profile.email} />
          <ConnectedLogins />
          <SessionList />
        </Suspense>
      </ProfileSection>
    </div>
  );
}
