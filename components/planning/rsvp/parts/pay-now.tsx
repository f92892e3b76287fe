import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import type { RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";
import { QrPicture } from "./qr-picture";
import styles from "./check-in-code.module.css";

type Props = { payNow: NonNullable<RsvpPage["payNow"]>; language: InviteLanguage };

/** The couple's own PayNow code for ang bao. */
export function PayNow({ payNow, language }: Props) {
  const words = RSVP_WORDS[language];
  return (
    <details className={styles.card}>
      <summary className={styles.summary}>{words.angBao}</summary>
      <QrPicture className={styles.code} text={payNow.code} label={words.angBao} />
      <p className={styles.number}>{payNow.phone}</p>
      <p className={styles.how}>{words.angBaoHow}</p>
    </details>
  );
}
