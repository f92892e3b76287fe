"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { Alert } from "@/components/ui/feedback/alert";
import { useGetVendorProfileQuery } from "@/services/identity/auth";
import { useAppSelector } from "@/store/hooks";
import styles from "./application-banner.module.css";
import { ResubmitButton } from "./resubmit-button";
import { STATUS_WORDS } from "./application-status";

/** The status of the vendor's application with the operator's reason. Renders nothing once it is approved. */
export function ApplicationBanner() {
  const account = useAppSelector((state) => state.auth.userData);
  const { data: profile } = useGetVendorProfileQuery(account?.roleUser === "vendor" ? account.id : skipToken);
  if (!profile || profile.status === "approved") return null;
  const { tone, title, text, reasonLabel } = STATUS_WORDS[profile.status];
  return (
    <div className={styles.banner}>
      <Alert tone={tone} title={title}>
        <p>{text}</p>
        {profile.statusReason ? (
          <p className={styles.reason}>
            <b>{reasonLabel}:</b> {profile.statusReason}
          </p>
        ) : null}
        {profile.status === "changes_requested" ? <ResubmitButton /> : null}
      </Alert>
    </div>
  );
}
