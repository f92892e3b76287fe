import { Icon } from "@/components/ui/media/icon";
import styles from "./sort-heading.module.css";

type Props<Sort extends string> = {
  label: string;
  /** The name of the ascending order; a minus before it is the descending one. */
  by: string;
  /** The order that the first press gives. */
  first: Sort;
  sort: Sort | undefined;
  /** Without it, the heading is plain. */
  onSort: ((sort: Sort) => void) | undefined;
  isNumeric?: boolean;
};

/** A column's heading that sorts its table: a press sorts by it, another reverses. */
export function SortHeading<Sort extends string>(props: Props<Sort>) {
  const { label, by, first, sort, onSort, isNumeric = false } = props;
  if (!onSort) {
    return (
      <th scope="col" data-numeric={isNumeric || undefined}>
        {label}
      </th>
    );
  }
  const [up, down] = [by as Sort, `-${by}` as Sort];
  const isSorted = sort === up || sort === down;
  const next = isSorted ? (sort === up ? down : up) : first;
  return (
    <th
      scope="col"
      data-numeric={isNumeric || undefined}
      aria-sort={isSorted ? (sort === up ? "ascending" : "descending") : undefined}
    >
      <button
        type="button"
        className={styles.button}
        data-sorted={isSorted ? (sort === up ? "up" : "down") : undefined}
        onClick={() => onSort(next)}
      >
        {label}
        <Icon name="chevron-down" size={16} />
      </button>
    </th>
  );
}
