"use client";
import type { CustomerProfile } from "@/contracts/identity/auth";
import ConnectedLogins from "./connected-logins";
import { EmailPanel } from "./email-panel";
import { PasswordPanel } from "./password-panel";
import { SessionList } from "./session-list";
import { TwoStepPanel } from "./two-step-panel";

/** How a couple signs in, and their active sessions. */
export function SecurityPanels({ profile }: { profile: CustomerProfile }) {
  return (
    <>
      <EmailPanel email={profile.email} />
      <PasswordPanel resetHref="/forgot-password" />
      <TwoStepPanel enabled={profile.twoStepAuthentication} email={profile.email} />
      <ConnectedLogins />
      <SessionList />
    </>
  );
}
