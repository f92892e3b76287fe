"use client";
import { OwnDataCards } from "@/components/identity/own-data/own-data-cards";
import { SecurityPanels } from "@/components/identity/security/security-panels";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { LanguageCard } from "./language-card";
import { ProfileSection } from "./profile-section";

/** The sections below the fold of every screen. */
export default function LazySections({ profile }: { profile: CustomerProfile }) {
  return (
    <>
      <ProfileSection title="Language" lead="How we write to you.">
        <LanguageCard profile={profile} />
      </ProfileSection>
      <ProfileSection title="Security" lead="How you sign in, and where you are signed in right now.">
        <SecurityPanels profile={profile} />
      </ProfileSection>
      <ProfileSection title="Your data" lead="Take a copy of what we keep about you, or delete your account.">
        <OwnDataCards />
      </ProfileSection>
    </>
  );
}
