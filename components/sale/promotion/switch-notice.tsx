"use client";
import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import styles from "./campaigns.module.css";
import type { CampaignSwitch } from "./use-campaign-switch";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** Confirms a pause or resumption, with undo, and asks before a campaign is deleted. */
export function SwitchNotice({ switched, doomed, busyId, undo, keep, remove }: CampaignSwitch) {
  return (
    <>
      {switched ? (
        <div className={styles.notice}>
          <Alert tone="good">
            <span className={styles.undo}>
              {switched.paused
                ? `${switched.code} is paused. Couples can't use it until you resume it.`
                : `${switched.code} is running again.`}
              <Button variant="plain" size="sm" busy={busyId === switched.id} onClick={() => void undo()}>
                Undo
              </Button>
            </span>
          </Alert>
        </div>
      ) : null}
      {doomed ? (
        <Suspense>
          <ConfirmDialog
            open
            title={`Delete ${doomed.code}?`}
            confirm={`Delete ${doomed.type}`}
            cancel={`Keep ${doomed.type}`}
            tone="danger"
            busy={busyId === doomed.id}
            onConfirm={() => void remove()}
            onClose={keep}
          >
            {doomed.type === "discount"
              ? "Couples can't use it any more. Orders that used it keep their price. This can't be undone."
              : "Couples can't redeem it any more. Those who have can still spend what is left. This can't be undone."}
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}
