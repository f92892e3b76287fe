"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import { MEMBER_ROLE_LABELS, type MemberRole } from "@/contracts/planning/wedding/wedding";
import { useLeaveTeamMutation } from "@/services/planning/team";
import styles from "./week.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

const MAY: Record<MemberRole, string> = {
  fiancee: "You share all plans, and one cart, shortlist, orders, payments and messages.",
  bridal_party: "You can see the guest list.",
  helper: "You can read the run sheet until the day after the wedding.",
};

/** Says whose team the reader is on, and offers to leave it. */
export function TeamNote({ role, couple }: { role: MemberRole; couple: string }) {
  const [leave, { isLoading }] = useLeaveTeamMutation();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const { data } = await leave();
    // A full load, because the cart and every list are the reader's own again.
    if (data) window.location.reload();
    else setAsking(false);
  };
  return (
    <Card className={styles.team ?? ""}>
      <p>
        {MEMBER_ROLE_LABELS[role]}. {MAY[role]}
      </p>
      <Button variant="plain" size="sm" onClick={() => setAsking(true)}>
        Leave team
      </Button>
      <Suspense>
        {asking ? (
          <ConfirmDialog
            open
            title={`Leave the team of ${couple}?`}
            confirm="Leave team"
            cancel="Stay"
            tone="danger"
            busy={isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setAsking(false)}
          >
            Your pages show your own wedding, cart and orders again. What you share with the couple stays with
            them, and they can invite you back.
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </Card>
  );
}
