"use client";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { CopyButton } from "@/components/ui/action/copy-button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { INVITE_LANGUAGE_LABELS, type Invitation } from "@/contracts/planning/invitation/invitation";
import type { InvitationBody } from "@/contracts/planning/invitation/invitation.schema";
import { shownNumber } from "@/lib/phone/shown-phone";
import { useChangeInvitationMutation, useGetNextInvitationQuery } from "@/services/planning/invitation";
import styles from "./send-one-by-one.module.css";
import { whatsAppUrl } from "./whats-app-url";

type Props = { couple: string; onClose: () => void };

/**
 * Sends invitations one household at a time. Sent ones leave the list and postponed ones move to its end, so that
 * either partner can continue where the other stopped, on any phone.
 */
export default function SendOneByOne({ couple, onClose }: Props) {
  const { data, error, isFetching, refetch } = useGetNextInvitationQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [change, changing] = useChangeInvitationMutation();
  const [opened, setOpened] = useState<string | null>(null);
  const next = data?.next ?? null;
  const isBusy = changing.isLoading || isFetching;
  const act = async (action: InvitationBody["action"]) => {
    if (!next || isBusy) return;
    await change({ id: next.id, body: { action, language: undefined } });
    setOpened(null);
  };
  const isOpened = next !== null && opened === next.id;
  return (
    <Dialog
      title="Send one by one"
      onClose={onClose}
      actions={
        next ? (
          <>
            <Button variant="secondary" busy={isBusy} onClick={() => void act("put_off")}>
              Later
            </Button>
            {isOpened ? (
              <Button busy={isBusy} onClick={() => void act("mark_sent")}>
                Sent, next
              </Button>
            ) : (
              <ButtonLink
                href={whatsAppUrl(next, couple)}
                target="_blank"
                rel="noreferrer"
                onClick={() => setOpened(next.id)}
              >
                Open WhatsApp
              </ButtonLink>
            )}
          </>
        ) : (
          <Button onClick={onClose}>Done</Button>
        )
      }
    >
      {!data && error && !isFetching ? (
        <LoadFailure title="The next household could not be loaded" error={error} retry={refetch} />
      ) : !data ? (
        <CardRowsSkeleton label="Loading the next household" count={1} />
      ) : next ? (
        <div className={styles.next} aria-live="polite">
          <p className={styles.left}>
            {data.left === 1 ? "The last household" : `${data.left.toLocaleString("en-SG")} households left`}
          </p>
          <p className={styles.household}>{next.household}</p>
          <p className={styles.note}>{factsOf(next)}</p>
          {next.state === "undelivered" ? (
            <p className={styles.warn}>Its email didn’t arrive: {next.mail?.reason}</p>
          ) : null}
          <p className={styles.note}>
            {isOpened
              ? "Was it sent? Then go on to the next. What you put off comes again at the end."
              : next.phone
                ? "WhatsApp opens with your words and the household’s own link."
                : "No number is listed: WhatsApp lets you choose the chat."}
          </p>
          <div className={styles.actions}>
            {next.link ? (
              <CopyButton text={next.link} size="sm" aria-label={`Copy the link of ${next.household}`} />
            ) : null}
            {isOpened ? null : (
              <Button size="sm" variant="plain" busy={isBusy} onClick={() => void act("mark_sent")}>
                I’ve sent it already
              </Button>
            )}
          </div>
        </div>
      ) : (
        <p>Everyone who is invited has been sent their link. New households show up here.</p>
      )}
    </Dialog>
  );
}

function factsOf({ guests, phone, email, language }: Invitation): string {
  return [
    guests === 1 ? "1 guest" : `${guests} guests`,
    shownNumber(phone) || email || "No email or phone",
    INVITE_LANGUAGE_LABELS[language],
  ].join(" · ");
}
