"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from "react";
import type { Guest } from "@/contracts/planning/guest/guest";
import type { GuestPatch } from "./cell-editor";
import type { GridContext } from "@/components/planning/guest-list/context/grid-context";
import { columnsOf, EDITABLE, widthOf } from "./columns";
import styles from "./guest-grid.module.css";
import { GuestRow, type RowActions } from "./guest-row";
import type { Selection } from "./selection";

const ROW = 48;
const PAGE = 10;

type Props = {
  total: number;
  rowAt: (index: number) => Guest | undefined;
  onRange: (first: number, last: number) => void;
  context: GridContext;
  selection: Selection;
  onSelection: (next: Selection) => void;
  onSave: (guest: Guest, patch: GuestPatch) => void;
  onOpen: (guest: Guest) => void;
  onHousehold: (guest: Guest) => void;
};

type Cell = { row: number; column: number };

/**
 * The guests as a grid that renders only the rows on screen. The grid has the focus and names its active cell; arrows
 * move, Enter edits, Space selects.
 */
export function GuestGrid(props: Props) {
  const { total, rowAt, onRange, context, selection, onSelection, onSave, onOpen, onHousehold } = props;
  const id = useId();
  const gridRef = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 1 });
  const [editing, setEditing] = useState(false);
  const columns = useMemo(() => columnsOf(context.events), [context.events]);
  const template = columns.map(({ width }) => width).join(" ");

  // oxlint-disable-next-line react/incompatible-library -- library: useVirtualizer returns functions that React Compiler must not memoise
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => gridRef.current,
    estimateSize: () => ROW,
    overscan: 4,
    scrollPaddingStart: ROW,
    useFlushSync: false,
    onChange: ({ range }) => {
      if (range) onRange(Math.max(0, range.startIndex - 8), range.endIndex + 8);
    },
  });

  const { mayEdit } = context;
  const canEdit = (column: number) => mayEdit && EDITABLE.has(columns[column]?.kind ?? "select");
  const toggle = useCallback(
    ({ id: guestId }: Guest) => {
      if (selection.all) return onSelection({ all: false, ids: new Set() });
      const ids = new Set(selection.ids);
      if (!ids.delete(guestId)) ids.add(guestId);
      onSelection({ all: false, ids });
    },
    [selection, onSelection],
  );
  const actions = useMemo<RowActions>(
    () => ({
      onPick: (row, column, edit) => {
        setActive({ row, column });
        setEditing(edit && mayEdit && EDITABLE.has(columns[column]?.kind ?? "select"));
        if (!edit) gridRef.current?.focus({ preventScroll: true });
      },
      onToggle: toggle,
      onOpen,
      onHousehold,
      onCommit: (guest, patch) => {
        setEditing(false);
        gridRef.current?.focus({ preventScroll: true });
        if (patch) onSave(guest, patch);
      },
    }),
    [columns, mayEdit, toggle, onOpen, onHousehold, onSave],
  );

  const move = (row: number, column: number) => {
    const next = {
      row: Math.min(Math.max(row, 0), total - 1),
      column: Math.min(Math.max(column, 0), columns.length - 1),
    };
    setActive(next);
    rows.scrollToIndex(next.row, { align: "auto" });
    document
      .getElementById(`${id}-${next.row}-${next.column}`)
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const enter = (guest: Guest | undefined) => {
    if (!guest) return;
    const kind = columns[active.column]?.kind;
    if (kind === "details") onOpen(guest);
    else if (kind === "household") onHousehold(guest);
    else if (kind === "select") toggle(guest);
    else if (canEdit(active.column)) setEditing(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.target !== event.currentTarget) return;
    const { row, column } = active;
    const ends = event.ctrlKey || event.metaKey;
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(row + 1, column),
      ArrowUp: () => move(row - 1, column),
      ArrowRight: () => move(row, column + 1),
      ArrowLeft: () => move(row, column - 1),
      PageDown: () => move(row + PAGE, column),
      PageUp: () => move(row - PAGE, column),
      Home: () => move(ends ? 0 : row, 0),
      End: () => move(ends ? total - 1 : row, columns.length - 1),
      Enter: () => enter(rowAt(row)),
      F2: () => enter(rowAt(row)),
      " ": () => {
        const guest = rowAt(row);
        if (guest) toggle(guest);
      },
    };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const everyone = selection.all || (total > 0 && selection.ids.size === total);
  return (
    <div
      ref={gridRef}
      role="grid"
      tabIndex={0}
      aria-label="Guests. Arrow keys move, Enter edits, Space selects."
      aria-multiselectable="true"
      aria-rowcount={total + 1}
      aria-colcount={columns.length}
      aria-activedescendant={`${id}-${active.row}-${active.column}`}
      className={styles.grid}
      style={{ "--grid-width": widthOf(context.events.length) } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div role="row" aria-rowindex={1} className={styles.head} style={{ gridTemplateColumns: template }}>
        {columns.map((column, at) => (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={at + 1}
            className={styles.cell}
            data-kind={column.kind}
          >
            {column.kind === "select" ? (
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label="Select all guests of this list"
                checked={everyone}
                onChange={() => onSelection({ all: !everyone, ids: new Set() })}
              />
            ) : (
              <span className={styles.clip}>{column.kind === "details" ? "" : column.label}</span>
            )}
          </div>
        ))}
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const guest = rowAt(index);
          const here = index === active.row;
          return (
            <GuestRow
              key={index}
              id={id}
              index={index}
              guest={guest}
              columns={columns}
              template={template}
              context={context}
              actions={actions}
              top={start}
              active={here ? active.column : -1}
              editing={here && editing}
              selected={guest !== undefined && (selection.all || selection.ids.has(guest.id))}
            />
          );
        })}
      </div>
    </div>
  );
}
