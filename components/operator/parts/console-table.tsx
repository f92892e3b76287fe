"use client";
import type { ComponentProps, ReactNode } from "react";
import { PagedList } from "@/components/ui/list/paged-list";
import { Table } from "@/components/ui/list/table";
import type { Page } from "@/contracts/envelope";

type Column = {
  label: ReactNode;
  /** Names the column for screen readers only. */
  isHidden?: true;
  isNumeric?: true;
};

type Props<Row> = Pick<ComponentProps<typeof PagedList<Page<Row>>>, "query" | "empty" | "head"> & {
  /** Names the list for screen readers. */
  name: string;
  /** The plural noun for the rows, used within sentences: `orders`. */
  things: string;
  columns: readonly (string | Column)[];
  /** Renders one row. */
  children: (row: Row) => ReactNode;
};

/** A page of a console's list as a table. Cells with numbers take `data-numeric`, as their columns do. */
export function ConsoleTable<Row>({ name, things, columns, children, ...list }: Props<Row>) {
  return (
    <PagedList
      {...list}
      label={name}
      failure={`The ${things} could not be loaded`}
      loading={`Loading the ${things}`}
    >
      {({ docs }) => (
        <Table caption={name}>
          <thead>
            <tr>
              {columns.map((column, at) => {
                const { label, isHidden, isNumeric }: Column =
                  typeof column === "string" ? { label: column } : column;
                return (
                  <th key={at} scope="col" data-numeric={isNumeric}>
                    {isHidden ? <span className="visually-hidden">{label}</span> : label}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>{docs.map(children)}</tbody>
        </Table>
      )}
    </PagedList>
  );
}
