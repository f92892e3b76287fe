import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import { QrPicture } from "./qr-picture";
import styles from "./check-in-code.module.css";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";

/** The code that helpers at the door scan. */
export function CheckInCode({ code, language }: { code: string; language: InviteLanguage }) {
  const words = RSVP_WORDS[language];
  return (
    <section className={styles.card} aria-labelledby="door-code">
      <h2 id="door-code" className={styles.title}>
        {words.code}
      </h2>
      <QrPicture className={styles.code} text={code} label={words.code} />
      <p className={styles.how}>{words.codeHow}</p>
    </section>
  );
}
