import styles from "./sort-select.module.css";

type Props<T extends string> = {
  id: string;
  label?: string;
  labels: Readonly<Record<T, string>>;
  value: T;
  onSort: (sort: T) => void;
};

/** A list's sort order, or another choice about it, with the options in the given order. */
export function SortSelect<T extends string>({ id, label = "Sort by", labels, value, onSort }: Props<T>) {
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onSort(target.value as T)}>
        {Object.entries<string>(labels).map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
