import type { SearchSpelling } from "@/contracts/catalogue/search/search";
import styles from "./spelling-note.module.css";

/** Says that the results are for similar words or for a corrected spelling. */
export function SpellingNote({ spelling: { typed, instead, near } }: { spelling: SearchSpelling }) {
  if (instead === null) return null;
  return (
    <p className={styles.note} role="status">
      {near ? (
        <>
          No exact matches for “{typed}”. Showing similar results: <strong>{instead}</strong>.
        </>
      ) : (
        <>
          No matches for “{typed}”. Showing results for <strong>{instead}</strong>.
        </>
      )}
    </p>
  );
}
