import type { FacetCount } from "@/contracts/search";
import styles from "./check-list.module.css";
import { Choice } from "./choice";

type Props<T> = {
  name: string;
  counts: readonly FacetCount<T>[];
  chosen: readonly T[];
  /** How many stand open; the others come under "Show all". */
  open: number;
  look?: "row" | "pill";
  /** What to call a choice that is missing among the counts. */
  nameOf: (value: T) => string;
};

/** Boxes of which any number may be ticked: what is chosen first, then the most frequent. */
export function CheckList<T extends string | number>({
  name,
  counts,
  chosen,
  open,
  look = "row",
  nameOf,
}: Props<T>) {
  // A choice that would leave nothing may be missing among the counts, and still has to be taken back.
  const missing = chosen.filter((value) => counts.every((count) => count.value !== value));
  const all = [...counts, ...missing.map((value) => ({ value, label: nameOf(value), count: 0 }))];
  const sorted = all.toSorted(
    (a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)) || b.count - a.count,
  );
  const list = (some: readonly FacetCount<T>[]) => (
    <ul className={styles[look]}>
      {some.map(({ value, label, count }) => (
        <li key={value}>
          <Choice type="checkbox" {...{ name, value, label, count, look }} checked={chosen.includes(value)} />
        </li>
      ))}
    </ul>
  );
  const shown = Math.max(open, chosen.length);
  const rest = sorted.slice(shown);
  return (
    <>
      {list(sorted.slice(0, shown))}
      {rest.length > 0 ? (
        <details className={styles.more}>
          <summary>
            <span className={styles.show}>Show all {sorted.length}</span>
            <span className={styles.hide}>Show fewer</span>
          </summary>
          {list(rest)}
        </details>
      ) : null}
    </>
  );
}
