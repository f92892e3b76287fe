"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import type { VendorCustomerDetail } from "@/contracts/messaging/customer";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useInviteCustomerMutation, useRemoveCustomerMutation } from "@/services/messaging/customer";
import styles from "./customer-dialog.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

type Props = { customer: VendorCustomerDetail; onRemoved: () => void };

/** Invites a contact by mail, or removes it. Both ask first. */
export function ContactActions({ customer, onRemoved }: Props) {
  const { id, name, email, invitedAt } = customer;
  const [asking, setAsking] = useState<"invite" | "remove" | null>(null);
  const [asked, setAsked] = useState<"invite" | "remove" | null>(null);
  const [invite, inviting] = useInviteCustomerMutation();
  const [remove, removing] = useRemoveCustomerMutation();
  const ask = (what: "invite" | "remove") => {
    setAsked(what);
    setAsking(what);
  };
  const confirm = async () => {
    if (asked === "invite") {
      const { data } = await invite(id);
      if (data) notify("success", `Invitation sent to ${email}`);
    } else {
      const { error } = await remove(id);
      if (!error) {
        notify("success", "Customer removed");
        onRemoved();
      }
    }
    setAsking(null);
  };
  return (
    <div className={styles.actions}>
      {email ? (
        <Button variant="secondary" size="sm" onClick={() => ask("invite")}>
          Invite to Sayang
        </Button>
      ) : null}
      <Button variant="plain" size="sm" onClick={() => ask("remove")}>
        Remove customer
      </Button>
      {invitedAt ? (
        <p className={styles.note}>Invited on {formatDate(todayInSingapore(new Date(invitedAt)))}</p>
      ) : null}
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={asking !== null}
            title={asked === "invite" ? `Invite ${name}?` : `Remove ${name}?`}
            confirm={asked === "invite" ? "Send invitation" : "Remove customer"}
            cancel={asked === "invite" ? "Not yet" : "Keep"}
            tone={asked === "invite" ? "primary" : "danger"}
            busy={inviting.isLoading || removing.isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setAsking(null)}
          >
            {asked === "invite"
              ? `We send one email to ${email}, with a link to your page. They can ask us not to write again.`
              : "Your notes about them are deleted too. This can’t be undone."}
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </div>
  );
}
