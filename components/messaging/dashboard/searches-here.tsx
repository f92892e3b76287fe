import { MIN_SEARCHES, type SearchWords } from "@/contracts/catalogue/visit";
import { Panel } from "./panel";
import styles from "./panel.module.css";

/** The searches that couples made before they opened the vendor's page. */
export function SearchesHere({ words }: { words: readonly SearchWords[] }) {
  return (
    <Panel title="Searches that led to you" note={`Shown from ${MIN_SEARCHES} searches on.`}>
      {words.length === 0 ? (
        <p className={styles.none}>Nothing to show for this period yet.</p>
      ) : (
        <ol className={styles.rows}>
          {words.map(({ words: typed, searches }) => (
            <li key={typed} className={styles.step}>
              <span>“{typed}”</span>
              <strong className={styles.number}>{searches}</strong>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
