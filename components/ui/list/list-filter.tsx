"use client";
import type { ReactNode } from "react";
import { SelectField } from "@/components/ui/form/field";
import styles from "./list-filter.module.css";
import { ListSearch } from "./list-search";

type Props = {
  search: { label: string; placeholder: string; value: string; onSearch: (text: string) => void };
  filter: {
    id: string;
    label: string;
    options: readonly (readonly [value: string, label: string])[];
    value: string;
    onFilter: (value: string) => void;
  };
  children?: ReactNode;
};

/** The controls above a list: its search, one filter, and other controls. */
export function ListFilter({ search, filter: { id, label, options, value, onFilter }, children }: Props) {
  return (
    <div className={styles.tools}>
      <ListSearch key={search.value} {...search} />
      <SelectField id={id} label={label} value={value} onChange={({ target }) => onFilter(target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </SelectField>
      {children}
    </div>
  );
}
