"use client";
import { useId } from "react";
import { PasswordPanel } from "@/components/identity/security/password-panel";
import { LeavePanel } from "../../team/leave-panel";
import { SessionList } from "@/components/identity/security/session-list";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import type { VendorStatus } from "@/contracts/identity/vendor-account";
import { SettingsFrame } from "./form/settings-frame";
import { useOwnVendor } from "./form/use-own-vendor";
import { SellerForm } from "./seller-info/seller-form";
import styles from "./seller-info-view.module.css";

const STATUS_BADGE: Record<VendorStatus, { tone: BadgeTone; word: string }> = {
  pending: { tone: "info", word: "In review" },
  approved: { tone: "good", word: "Approved" },
  changes_requested: { tone: "warn", word: "Changes requested" },
  rejected: { tone: "bad", word: "Not accepted" },
  suspended: { tone: "bad", word: "Suspended" },
  closed: { tone: "neutral", word: "Closed" },
};

/** `/vendor/dashboard/settings/seller-info`: the vendor's shop and the account's security. */
export function SellerInfoView() {
  const profile = useOwnVendor();
  const securityId = useId();
  if (!profile) return null;
  const { tone, word } = STATUS_BADGE[profile.status];
  return (
    <SettingsFrame
      title="Vendor Profile"
      lead={
        <span className={styles.lead}>
          {profile.vendorName} <Badge tone={tone}>{word}</Badge>
        </span>
      }
    >
      <SellerForm profile={profile} />
      <section className={styles.columns} aria-labelledby={securityId}>
        <h2 id={securityId} className={styles.section}>
          Security
        </h2>
        <PasswordPanel resetHref="/vendor/password-reset" />
        <SessionList />
        <LeavePanel />
      </section>
    </SettingsFrame>
  );
}
