"use client";
import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { CopyButton } from "@/components/ui/action/copy-button";
import { TextField } from "@/components/ui/form/field";
import { notify } from "@/lib/notice/notify";
import { useRemoveCalendarFeedMutation, useResetCalendarFeedMutation } from "@/services/sale/calendar";
import styles from "./calendar-section.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

type Props = { url: string; webcalUrl: string; googleUrl: string };
type Question = "reset" | "remove";

const QUESTIONS = {
  reset: {
    title: "Make a new link?",
    confirm: "Make a new link",
    text: "The old link stops working at once. Calendars that use it need the new one.",
    done: "You have a new calendar link",
  },
  remove: {
    title: "Turn off the calendar link?",
    confirm: "Turn off",
    text: "Calendars that use it stop showing your dates.",
    done: "The calendar link is off",
  },
} as const;

/** The link, ways to open it, and a way to revoke it. */
export function CalendarLink({ url, webcalUrl, googleUrl }: Props) {
  const [asking, setAsking] = useState<Question | null>(null);
  const [asked, setAsked] = useState<Question | null>(null);
  const [reset, resetting] = useResetCalendarFeedMutation();
  const [remove, removing] = useRemoveCalendarFeedMutation();

  const ask = (question: Question) => {
    setAsked(question);
    setAsking(question);
  };
  const confirm = async (question: Question) => {
    const { data } = await (question === "reset" ? reset() : remove());
    setAsking(null);
    if (data) notify("success", QUESTIONS[question].done);
  };

  return (
    <div className={styles.link}>
      <div className={styles.copy}>
        <TextField
          id="calendar-link"
          label="Your private link"
          hint="Anyone who has it can see these dates."
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={url} />
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" size="sm" href={googleUrl} target="_blank" rel="noreferrer">
          Add to Google Calendar
        </ButtonLink>
        <ButtonLink variant="secondary" size="sm" href={webcalUrl}>
          Add to Apple Calendar
        </ButtonLink>
        <Button variant="plain" size="sm" onClick={() => ask("reset")}>
          Reset link
        </Button>
        <Button variant="plain" size="sm" onClick={() => ask("remove")}>
          Turn off
        </Button>
      </div>
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={asking !== null}
            title={QUESTIONS[asked].title}
            confirm={QUESTIONS[asked].confirm}
            cancel="Keep the link"
            tone="danger"
            busy={resetting.isLoading || removing.isLoading}
            onConfirm={() => void confirm(asked)}
            onClose={() => setAsking(null)}
          >
            {QUESTIONS[asked].text}
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </div>
  );
}
