import type { SearchSpelling } from "@/contracts/catalogue/search/search";
import { rich } from "@/components/ui/words/rich";
import styles from "./spelling-note.module.css";

/** Says that the results are for similar words or for a corrected spelling. */
export function SpellingNote({ spelling: { typed, instead, near } }: { spelling: SearchSpelling }) {
  if (instead === null) return null;
  return (
    <p className={styles.note} role="status">
      {near ? (
        <>
          {rich("No exact matches for “{typed}”. Showing similar results: {instead}.", {
            typed,
            instead: <strong>{instead}</strong>,
          })}
        </>
      ) : (
        <>
          {rich("No matches for “{typed}”. Showing results for {instead}.", {
            typed,
            instead: <strong>{instead}</strong>,
          })}
        </>
      )}
    </p>
  );
}
