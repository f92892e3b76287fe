"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useId } from "react";
import { PasswordPanel } from "@/components/identity/security/password-panel";
import { SessionList } from "@/components/identity/security/session-list";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import { ButtonLink } from "@/components/ui/action/button";
import type { VendorProfile } from "@/contracts/identity/auth";
import type { VendorStatus } from "@/contracts/catalogue/vendor";
import { useGetVendorProfileQuery } from "@/services/identity/auth";
import { useAppSelector } from "@/store/hooks";
import { SellerFacts } from "./seller-facts";
import styles from "./seller-info-view.module.css";

const STATUS_BADGE: Record<VendorStatus, { tone: BadgeTone; word: string }> = {
  pending: { tone: "info", word: "In review" },
  approved: { tone: "good", word: "Approved" },
  changes_requested: { tone: "warn", word: "Changes requested" },
  rejected: { tone: "bad", word: "Not accepted" },
  suspended: { tone: "bad", word: "Suspended" },
};

/**
 * The vendor's business details and the account's security settings. The vendor frame has loaded the profile by then.
 */
export function SellerInfoView() {
  const account = useAppSelector((state) => state.auth.userData);
  const { data: profile } = useGetVendorProfileQuery(account?.roleUser === "vendor" ? account.id : skipToken);
  const securityId = useId();
  if (!profile) return null;
  return (
    <>
      <Heading profile={profile} />
      <div className={styles.columns}>
        <SellerFacts profile={profile} />
        <section className={styles.columns} aria-labelledby={securityId}>
          <h2 id={securityId} className={styles.section}>
            Security
          </h2>
          <PasswordPanel resetHref="/vendor/password-reset" />
          <SessionList />
        </section>
      </div>
    </>
  );
}

function Heading({ profile }: { profile: VendorProfile }) {
  const { tone, word } = STATUS_BADGE[profile.status];
  return (
    <header className={styles.heading}>
      <div>
        <h1 className={styles.title}>Vendor Profile</h1>
        <p className={styles.lead}>
          {profile.vendorName} <Badge tone={tone}>{word}</Badge>
        </p>
      </div>
      {profile.status === "approved" ? (
        <ButtonLink href={`/vendor-detail/${profile.slug}`} variant="secondary" size="sm">
          See your page
        </ButtonLink>
      ) : null}
    </header>
  );
}
