import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";

/** The columns of the grid; an event's key is its id. */
export type Column = {
  key: string;
  kind: "select" | "name" | "household" | "side" | "group" | "dietary" | "event" | "details";
  label: string;
  width: string;
};

export const EDITABLE: ReadonlySet<Column["kind"]> = new Set(["name", "side", "group", "dietary", "event"]);

export function columnsOf(events: readonly WeddingEvent[]): Column[] {
  return [
    { key: "select", kind: "select", label: "Select", width: "2.75rem" },
    { key: "name", kind: "name", label: "Name", width: "minmax(13rem, 1.6fr)" },
    { key: "household", kind: "household", label: "Household", width: "minmax(9rem, 1fr)" },
    { key: "side", kind: "side", label: "Side", width: "6rem" },
    { key: "group", kind: "group", label: "Group", width: "minmax(7.5rem, 0.8fr)" },
    { key: "dietary", kind: "dietary", label: "Dietary", width: "minmax(8.5rem, 1fr)" },
    ...events.map(({ id, name }): Column => ({ key: id, kind: "event", label: name, width: "8.5rem" })),
    { key: "details", kind: "details", label: "Details", width: "5.5rem" },
  ];
}

/** Returns the minimum width of the grid: the sum of its columns' minimum widths. */
export const widthOf = (events: number) => `${52.5 + 8.5 * events}rem`;
