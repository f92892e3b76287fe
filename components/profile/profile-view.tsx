"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { lazy, Suspense } from "react";
import { LoadFailure } from "@/components/order/load-failure";
import { PasswordPanel } from "@/components/security/password-panel";
import { SessionList } from "@/components/security/session-list";
import { TwoStepPanel } from "@/components/security/two-step-panel";
import { useGetCustomerProfileQuery } from "@/services/auth";
import { useAppSelector } from "@/store/hooks";
import { DetailsForm } from "./details-form";
import { ProfileHead } from "./profile-head";
import { ProfileSection } from "./profile-section";
import styles from "./profile-view.module.css";

const ConnectedLogins = lazy(() => import("@/components/security/connected-logins"));

/** How to reach a couple, and how it signs in; its wedding's facts have a page of their own. */
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
      <DetailsForm key={profile.id} profile={profile} part="account" />
      <ProfileSection title="Security" lead="How you sign in, and where you are signed in right now.">
        <PasswordPanel resetHref="/forgot-password" />
        <TwoStepPanel enabled={profile.twoStepAuthentication} email={profile.email} />
        <Suspense>
          <ConnectedLogins />
        </Suspense>
        <SessionList />
      </ProfileSection>
    </div>
  );
}
