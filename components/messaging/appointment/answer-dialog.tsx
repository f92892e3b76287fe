"use client";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { TextAreaField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { NOTE_MAX } from "@/contracts/messaging/appointment/appointment";
import { needsAnswer } from "@/contracts/messaging/appointment/appointment-process";

type Action = "confirm" | "decline" | "cancel";
type Props = {
  open: boolean;
  busy: boolean;
  action: Action;
  name: string;
  when: string;
  onGive: (answer: string) => void;
  onClose: () => void;
};

const NO_REASON = "Please give the couple a reason";

const WORDS: Record<Action, { title: string; label: string; example: string; send: string; keep: string }> = {
  confirm: {
    title: "Confirm this appointment?",
    label: "A word for the couple (optional)",
    example: "Such as: please bring the shoes that you will wear",
    send: "Confirm appointment",
    keep: "Not yet",
  },
  decline: {
    title: "Decline this appointment?",
    label: "Reason, for the couple to read",
    example: "Such as: we are at a wedding all day, Sunday is free",
    send: "Decline",
    keep: "Not yet",
  },
  cancel: {
    title: "Cancel this appointment?",
    label: "Reason, for the couple to read",
    example: "Such as: our fitter is ill, please choose another day",
    send: "Cancel appointment",
    keep: "Keep it",
  },
};

/** Accepts or declines an appointment, with a note that is mailed to the couple. */
export default function AnswerDialog({ open, busy, action, name, when, onGive, onClose }: Props) {
  const id = useId();
  const fieldRef = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState("");
  const [tried, setTried] = useState(false);
  const words = WORDS[action];
  const missing = needsAnswer(action) && answer.trim() === "";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (missing) fieldRef.current?.querySelector("textarea")?.focus();
    else onGive(answer.trim());
  };

  return (
    <Dialog
      open={open}
      title={words.title}
      lead={`${name}, ${when}. We tell them by email.`}
      busy={busy}
      onClose={onClose}
      form={{ ref: fieldRef, noValidate: true, onSubmit: submit }}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {words.keep}
          </Button>
          <SubmitButton variant={action === "confirm" ? "primary" : "danger"} busy={busy}>
            {words.send}
          </SubmitButton>
        </>
      }
    >
      <TextAreaField
        id={`${id}-answer`}
        name="answer"
        label={words.label}
        placeholder={words.example}
        maxLength={NOTE_MAX}
        autoFocus
        rows={3}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={tried && missing ? NO_REASON : undefined}
      />
    </Dialog>
  );
}
