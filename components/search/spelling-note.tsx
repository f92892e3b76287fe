import type { SearchSpelling } from "@/contracts/search";
import styles from "./spelling-note.module.css";

/** Says what was searched for in the place of words that nothing here is written with. */
export function SpellingNote({ spelling: { typed, instead } }: { spelling: SearchSpelling }) {
  if (instead === null) return null;
  return (
    <p className={styles.note} role="status">
      Showing results for <strong>{instead}</strong>. Nothing here is written “{typed}”.
    </p>
  );
}
