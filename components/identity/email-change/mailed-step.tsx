"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { isApiError, messageOf } from "@/contracts/api-error";
import styles from "@/components/identity/registration/verify-email.module.css";

type Props = {
  title: string;
  lead: string;
  label: string;
  run: () => Promise<string>;
  done: ReactNode;
  /** Shown when the link is used or expired. */
  gone: ReactNode;
};

/** A button for the step that a mailed link allows: mail scanners open links, too, so opening changes nothing. */
export function MailedStep({ title, lead, label, run, done, gone }: Props) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ is: "done" | "gone"; message: string } | null>(null);
  const [problem, setProblem] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [outcome]);

  const press = async () => {
    if (busy) return;
    setBusy(true);
    setProblem("");
    try {
      setOutcome({ is: "done", message: await run() });
    } catch (error) {
      if (isApiError(error) && error.code === 400) setOutcome({ is: "gone", message: error.message });
      else setProblem(messageOf(error));
    }
    setBusy(false);
  };
  if (outcome) {
    return (
      <>
        <PanelHeading title={outcome.is === "done" ? "Done" : "That didn’t work"} headingRef={heading}>
          {outcome.message}
        </PanelHeading>
        <div className={styles.actions}>{outcome.is === "done" ? done : gone}</div>
      </>
    );
  }
  return (
    <>
      <PanelHeading title={title} headingRef={heading}>
        {lead}
      </PanelHeading>
      {problem ? <Alert tone="bad">{problem}</Alert> : null}
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void press()}>
          {label}
        </Button>
      </div>
      <noscript>
        <p className={styles.aside}>Turn on JavaScript and reload this page.</p>
      </noscript>
    </>
  );
}
