"use client";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { Icon } from "@/components/ui/media/icon";
import styles from "./mailbox-notice.module.css";

type Props = {
  title: string;
  /** The server's message. */
  message: string;
  /** The address the mail went to, if there is an account to write to. */
  email: string;
  emailLabel: string;
  /** Suggestions for when nothing arrives. */
  help: ReactNode[];
  children: ReactNode;
};

/** Confirms that a mail was sent, and says what to do next or when nothing arrives. */
export function MailboxNotice({ title, message, email, emailLabel, help, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <div className={styles.notice}>
      <Envelope />
      <PanelHeading title={title} headingRef={heading}>
        {message}
      </PanelHeading>
      <p className={styles.address}>
        <span>{emailLabel}</span> <strong>{email}</strong>
      </p>
      <section className={styles.help} aria-label="When nothing arrives">
        <h2 className={styles.helpTitle}>
          <Icon name="info" size={18} />
          Nothing there?
        </h2>
        <ul>
          {help.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      </section>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

function Envelope() {
  return (
    <svg className={styles.envelope} viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect className={styles.paper} x="2" y="8" width="92" height="62" rx="7" />
      <path className={styles.fold} d="M5 12 48 44 91 12" />
      <path className={styles.fold} d="M5 67 36 36M91 67 60 36" />
      <circle className={styles.seal} cx="48" cy="42" r="13" />
      <path
        className={styles.heart}
        d="M48 49C40 43.500 40.500 36.500 44.500 36.500C46.500 36.500 48 38.500 48 39.500C48 38.500 49.500 36.500 51.500 36.500C55.500 36.500 56 43.500 48 49Z"
      />
    </svg>
  );
}
