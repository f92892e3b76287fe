"use client";
import { ListSearch } from "@/components/ui/list/list-search";
import styles from "./list-tools.module.css";
import { SortSelect } from "./sort-select";

type Props<T extends string> = {
  search: { label: string; placeholder: string; value: string; onSearch: (text: string) => void };
  sort: { labels: Readonly<Record<T, string>>; value: T; onSort: (sort: T) => void };
};

/** The controls above a list: its search and sort order. */
export function ListTools<T extends string>({ search, sort }: Props<T>) {
  return (
    <div className={styles.tools}>
      <ListSearch key={search.value} {...search} />
      <SortSelect id="list-sort" {...sort} />
    </div>
  );
}
