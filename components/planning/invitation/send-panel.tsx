"use client";
import { lazy, Suspense, useState } from "react";
import { Figures } from "@/components/ui/list/figures";
import { Button } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import {
  INVITATION_SAVED,
  INVITATION_SENT,
  type InvitationCounts,
} from "@/contracts/planning/invitation/invitation";
import { formatDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useRemindHouseholdsMutation, useSendInvitationsMutation } from "@/services/planning/invitation";
import { GUEST_LIST } from "./invitation-labels";
import styles from "./invitations.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
const SendOneByOne = lazy(() => import("./send-one-by-one"));
const ScheduleDialog = lazy(() => import("./schedule-dialog"));

const households = (count: number) => (count === 1 ? "1 household" : `${count} households`);

/** Counts of replies, and sending to everyone at once. */
type Props = { counts: InvitationCounts; cutOff: string | null; couple: string };

export function SendPanel({ counts, cutOff, couple }: Props) {
  const [asked, setAsked] = useState<"send" | "remind" | "schedule" | "one" | null>(null);
  const [open, setOpen] = useState(false);
  const [send, sending] = useSendInvitationsMutation();
  const [remind, reminding] = useRemindHouseholdsMutation();
  const { answered, uninvited, sendable, remindable } = counts;
  const figures = [
    ["Replied", answered],
    ["Opened, no reply", counts.opened],
    ["Sent, not opened", counts.sent],
    ["Not sent", counts.not_sent + counts.scheduled],
    ...(counts.undelivered > 0 ? ([["Not delivered", counts.undelivered]] as const) : []),
  ] as const;

  const ask = (what: NonNullable<typeof asked>) => {
    setAsked(what);
    setOpen(true);
  };
  const confirm = async () => {
    const { data } = await (asked === "remind" ? remind({}) : send({}));
    setOpen(false);
    if (data) notify("success", asked === "remind" ? "Reminder sent" : INVITATION_SENT);
  };
  const schedule = async (sendAt: string) => {
    const { data } = await send({ sendAt });
    if (!data) return;
    setOpen(false);
    notify("success", INVITATION_SAVED);
  };

  return (
    <Card as="section" className={styles.panel ?? ""} aria-label="Replies so far">
      <Figures figures={figures} />
      <p className={styles.note}>
        {cutOff
          ? `Guests can reply until ${formatDate(cutOff)}.`
          : "Set the last day for replies under “Design and words”."}
      </p>
      {uninvited > 0 ? (
        <p className={styles.note}>
          {uninvited === 1
            ? "1 household isn’t invited to an event yet."
            : `${uninvited} households aren’t invited to an event yet.`}{" "}
          <a href={GUEST_LIST}>Choose their events</a>
        </p>
      ) : null}
      <div className={styles.actions}>
        {sendable > 0 || (uninvited === 0 && counts.unsent === 0) ? (
          <Button disabled={sendable === 0} onClick={() => ask("send")}>
            {sendable > 0 ? `Email ${households(sendable)}` : "Everyone with an email is invited"}
          </Button>
        ) : null}
        {sendable > 0 ? (
          <Button variant="secondary" onClick={() => ask("schedule")}>
            Schedule
          </Button>
        ) : null}
        {counts.unsent > 0 ? (
          <Button variant={sendable > 0 ? "secondary" : "primary"} onClick={() => ask("one")}>
            Send one by one ({counts.unsent})
          </Button>
        ) : null}
        {remindable > 0 ? (
          <Button variant="secondary" onClick={() => ask("remind")}>
            Remind {households(remindable)}
          </Button>
        ) : null}
      </div>
      <Suspense>
        {asked === "one" ? (
          open ? (
            <SendOneByOne couple={couple} onClose={() => setOpen(false)} />
          ) : null
        ) : asked === "schedule" ? (
          <ScheduleDialog
            open={open}
            busy={sending.isLoading}
            onSchedule={(at) => void schedule(at)}
            onClose={() => setOpen(false)}
          />
        ) : asked ? (
          <ConfirmDialog
            open={open}
            title={asked === "send" ? "Send your invitations?" : "Send a reminder?"}
            confirm={asked === "send" ? "Send invitations" : "Send reminder"}
            cancel="Not yet"
            busy={sending.isLoading || reminding.isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setOpen(false)}
          >
            {asked === "send"
              ? `We’ll email ${households(sendable)} with their own link. Households without an email address get theirs from you, such as by WhatsApp.`
              : `We’ll email ${households(remindable)} that haven’t replied. Nobody gets more than one email a day.`}
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </Card>
  );
}
