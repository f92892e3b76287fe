import type { FacetCount } from "@/contracts/catalogue/search/search-facets";
import styles from "./check-list.module.css";
import { Choice } from "./choice";
import { t } from "@/lib/words/t";

type Props<T> = {
  name: string;
  counts: readonly FacetCount<T>[];
  chosen: readonly T[];
  /** Number of options shown; the others are under "Show all". */
  open: number;
  look?: "row" | "pill";
  /** Returns the label of a chosen option that has no count. */
  nameOf: (value: T) => string;
};

/** Checkboxes, with chosen options first, then the most frequent. */
export function CheckList<T extends string | number>({
  name,
  counts,
  chosen,
  open,
  look = "row",
  nameOf,
}: Props<T>) {
  // A chosen option without results may have no count, but must still be removable.
  const missing = chosen.filter((value) => counts.every((count) => count.value !== value));
  const all = [...counts, ...missing.map((value) => ({ value, label: nameOf(value), count: 0 }))];
  const sorted = all.toSorted(
    (a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)) || b.count - a.count,
  );
  const list = (some: readonly FacetCount<T>[]) => (
    <ul className={styles[look]}>
      {some.map(({ value, label, count }) => (
        <li key={value}>
          <Choice
            type="checkbox"
            name={name}
            value={value}
            label={label}
            count={count}
            look={look}
            checked={chosen.includes(value)}
          />
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
            <span className={styles.show}>{t("Show all {n}", { n: sorted.length })}</span>
            <span className={styles.hide}>{t("Show fewer")}</span>
          </summary>
          {list(rest)}
        </details>
      ) : null}
    </>
  );
}
