"use client";
import { ListSearch } from "@/components/ui/list/list-search";
import { useListParams } from "@/components/ui/list/use-list-params";
import styles from "./console-search.module.css";

/** The search above a list of the console, kept in the address. */
export function ConsoleSearch({ label, placeholder }: { label: string; placeholder: string }) {
  const { search, set } = useListParams();
  return (
    <div className={styles.search}>
      <ListSearch
        key={search}
        label={label}
        placeholder={placeholder}
        value={search}
        onSearch={(text) => set({ search: text })}
      />
    </div>
  );
}
