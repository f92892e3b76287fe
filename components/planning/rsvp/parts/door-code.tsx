import QRCode from "qrcode";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import styles from "./door-code.module.css";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";

/** White around the code, in modules: cameras need it. */
const QUIET = 4;

/** The code that helpers at the door scan. Drawn on the server, so that it needs no script and prints. */
export function DoorCode({ code, language }: { code: string; language: InviteLanguage }) {
  const words = RSVP_WORDS[language];
  const { size, data } = QRCode.create(code, { errorCorrectionLevel: "M" }).modules;
  const dark = [...data.keys()].filter((at) => data[at]);
  const path = dark.map((at) => `M${at % size},${Math.floor(at / size)}h1v1h-1z`).join("");
  const full = size + 2 * QUIET;
  return (
    <section className={styles.card} aria-labelledby="door-code">
      <h2 id="door-code" className={styles.title}>
        {words.code}
      </h2>
      <svg
        className={styles.code}
        viewBox={`${-QUIET} ${-QUIET} ${full} ${full}`}
        role="img"
        aria-label={words.code}
        shapeRendering="crispEdges"
      >
        <rect x={-QUIET} y={-QUIET} width={full} height={full} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className={styles.how}>{words.codeHow}</p>
    </section>
  );
}
