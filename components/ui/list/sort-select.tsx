import styles from "./sort-select.module.css";

type Props<T extends string> = {
  id: string;
  labels: Readonly<Record<T, string>>;
  value: T;
  onSort: (sort: T) => void;
};

/** A list's sort order, with the options in the given order. */
export function SortSelect<T extends string>({ id, labels, value, onSort }: Props<T>) {
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <select id={id} value={value} onChange={({ target }) => onSort(target.value as T)}>
        {Object.entries<string>(labels).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
