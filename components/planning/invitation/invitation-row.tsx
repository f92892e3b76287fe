"use client";
import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { CopyButton } from "@/components/ui/action/copy-button";
import { Badge } from "@/components/ui/feedback/badge";
import {
  INVITATION_SENT,
  INVITE_LANGUAGE_LABELS,
  INVITE_LANGUAGES,
  type Invitation,
} from "@/contracts/planning/invitation/invitation";
import type { InvitationBody } from "@/contracts/planning/invitation/invitation.schema";
import { formatDateTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { shownNumber } from "@/lib/phone/shown-phone";
import { useChangeInvitationMutation, useSendInvitationsMutation } from "@/services/planning/invitation";
import { GUEST_LIST, STATE_LABELS, STATE_TONES } from "./invitation-labels";
import styles from "./invitations.module.css";
import { ResendForm } from "./resend-form";
import { whatsAppUrl } from "./whats-app-url";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
type Question = "revoke" | "renew";

const QUESTIONS = {
  revoke: {
    title: "Turn off this link?",
    confirm: "Turn off link",
    text: "The household can’t open its invitation or reply any more. You can make a new link later.",
    done: "The link is off",
  },
  renew: {
    title: "Make a new link?",
    confirm: "Make new link",
    text: "The old link stops working at once. Send the household the new one. Its reply stays.",
    done: "The household has a new link",
  },
} as const;

type Props = { invitation: Invitation; couple: string };

/** One household: its state, its link, and ways to send it. */
export function InvitationRow({ invitation, couple }: Props) {
  const { id, household, state, link, guests, attending, note, answers, email, invited, sentAt } = invitation;
  // A household that replied before it got a new link still has to be sent that link.
  const isUnsent = link !== null && invited && sentAt === null;
  const [asked, setAsked] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const [change, changing] = useChangeInvitationMutation();
  const [send, sending] = useSendInvitationsMutation();

  const act = (body: InvitationBody) => change({ id, body });
  const ask = (question: Question) => {
    setAsked(question);
    setOpen(true);
  };
  const confirm = async (question: Question) => {
    const { data } = await act({ action: question, language: undefined });
    setOpen(false);
    if (data) notify("success", QUESTIONS[question].done);
  };
  const mail = async () => {
    const { data } = await send({ householdIds: [invitation.householdId] });
    if (data) notify("success", INVITATION_SENT);
  };

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.household}>{household}</p>
        <p className={styles.note}>{factsOf(invitation)}</p>
        {invited ? null : (
          <p className={styles.note}>
            Not invited to an event yet. <a href={GUEST_LIST}>Choose one in your guest list</a>
          </p>
        )}
        {link && state === "undelivered" ? <ResendForm invitation={invitation} /> : null}
        {note ? <p className={styles.words}>“{note}”</p> : null}
        {answers.map(({ question, answer }) => (
          <p key={question} className={styles.note}>
            {question} <strong>{answer}</strong>
          </p>
        ))}
      </div>
      <div className={styles.state}>
        {isLeaving(invitation) ? (
          <Badge tone="brass">Sending</Badge>
        ) : (
          <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
        )}
        {state === "answered" ? (
          <span className={styles.count}>
            {attending} of {guests} coming
          </span>
        ) : null}
      </div>
      <div className={styles.buttons}>
        {link ? (
          <>
            {email && isUnsent ? (
              <Button
                size="sm"
                busy={sending.isLoading}
                aria-label={`Email ${household}`}
                onClick={() => void mail()}
              >
                Email
              </Button>
            ) : null}
            {invited ? (
              <ButtonLink
                size="sm"
                variant="secondary"
                href={whatsAppUrl(invitation, couple)}
                target="_blank"
                rel="noreferrer"
                aria-label={`Send to ${household} by WhatsApp`}
                onClick={() => void act({ action: "mark_sent", language: undefined })}
              >
                WhatsApp
              </ButtonLink>
            ) : null}
            <CopyButton text={link} size="sm" aria-label={`Copy the link of ${household}`} />
          </>
        ) : null}
        <details className={styles.more}>
          <summary aria-label={`More for ${household}`}>More</summary>
          <div className={styles.menu}>
            {link ? (
              <a className={styles.item} href={`${link}?preview=1`} target="_blank" rel="noreferrer">
                See as the household
              </a>
            ) : null}
            <label className={styles.language}>
              Language
              <select
                value={invitation.language}
                disabled={changing.isLoading}
                onChange={({ target }) => {
                  const language = INVITE_LANGUAGES.find((each) => each === target.value);
                  void act({ action: undefined, language });
                }}
              >
                {INVITE_LANGUAGES.map((each) => (
                  <option key={each} value={each}>
                    {INVITE_LANGUAGE_LABELS[each]}
                  </option>
                ))}
              </select>
            </label>
            {isUnsent ? (
              <Button
                size="sm"
                variant="plain"
                onClick={() => void act({ action: "mark_sent", language: undefined })}
              >
                Mark as sent
              </Button>
            ) : null}
            {invitation.scheduledFor ? (
              <Button
                size="sm"
                variant="plain"
                onClick={() => void act({ action: "unschedule", language: undefined })}
              >
                Don’t send it yet
              </Button>
            ) : null}
            <Button size="sm" variant="plain" onClick={() => ask("renew")}>
              Make new link
            </Button>
            {link ? (
              <Button size="sm" variant="plain" onClick={() => ask("revoke")}>
                Turn off link
              </Button>
            ) : null}
          </div>
        </details>
      </div>
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={open}
            title={QUESTIONS[asked].title}
            confirm={QUESTIONS[asked].confirm}
            cancel="Keep it"
            tone="danger"
            busy={changing.isLoading}
            onConfirm={() => void confirm(asked)}
            onClose={() => setOpen(false)}
          >
            {QUESTIONS[asked].text}
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </li>
  );
}

/** Our server has the mail, but the household's mail server has not accepted it yet. */
const isLeaving = ({ state, mail }: Invitation) => state === "sent" && mail?.status === "queued";

function factsOf(invitation: Invitation): string {
  const { guests, email, phone, state, scheduledFor, sentAt, openedAt, answeredAt } = invitation;
  const latest = answeredAt
    ? `${state === "opened" ? "Replied in part" : "Replied"} ${formatDateTime(answeredAt)}`
    : openedAt
      ? `Opened ${formatDateTime(openedAt)}`
      : sentAt && state === "sent" && !isLeaving(invitation)
        ? `Sent ${formatDateTime(sentAt)}`
        : scheduledFor && `Leaves ${formatDateTime(scheduledFor)}`;
  const people = guests === 1 ? "1 guest" : `${guests} guests`;
  return [people, email || shownNumber(phone) || "No email or phone", latest].filter(Boolean).join(" · ");
}
