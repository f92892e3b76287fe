"use client";
import { memo, type MouseEvent } from "react";
import { DIETARY_LABELS, type Guest, GUEST_SIDE_LABELS, RSVP_LABELS } from "@/contracts/planning/guest/guest";
import { CellEditor, type GuestPatch } from "./cell-editor";
import type { GridContext } from "@/components/planning/guest-list/context/grid-context";
import type { Column } from "./columns";
import styles from "./guest-grid.module.css";

export type RowActions = {
  onPick: (row: number, column: number, edit: boolean) => void;
  onToggle: (guest: Guest) => void;
  onOpen: (guest: Guest) => void;
  onHousehold: (guest: Guest) => void;
  onCommit: (guest: Guest, patch: GuestPatch | null) => void;
};

type Props = {
  id: string;
  index: number;
  top: number;
  guest: Guest | undefined;
  columns: readonly Column[];
  template: string;
  context: GridContext;
  /** The column of the active cell, or -1. */
  active: number;
  editing: boolean;
  selected: boolean;
  actions: RowActions;
};

/** One guest in the grid. Renders a placeholder while its page is loading. */
export const GuestRow = memo(function GuestRow(props: Props) {
  const { id, index, top, guest, columns, template, context, active, editing, selected, actions } = props;
  const style = { top, gridTemplateColumns: template };
  if (!guest)
    return (
      <div
        role="row"
        aria-rowindex={index + 2}
        aria-busy="true"
        className={styles.row}
        data-loading
        style={style}
      />
    );
  const pick = (column: number) => (event: MouseEvent) => {
    if ((event.target as Element).closest("button, input, select")) return;
    actions.onPick(index, column, active === column);
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={styles.row}
      data-selected={selected || undefined}
      style={style}
    >
      {columns.map((column, at) => (
        <div
          key={column.key}
          id={`${id}-${index}-${at}`}
          role="gridcell"
          aria-colindex={at + 1}
          className={styles.cell}
          data-kind={column.kind}
          data-active={active === at || undefined}
          onClick={pick(at)}
        >
          {active === at && editing ? (
            <CellEditor
              guest={guest}
              column={column}
              context={context}
              onDone={(patch) => actions.onCommit(guest, patch)}
            />
          ) : (
            <Content guest={guest} column={column} context={context} selected={selected} actions={actions} />
          )}
        </div>
      ))}
    </div>
  );
});

type ContentProps = Pick<Props, "context" | "selected" | "actions"> & { guest: Guest; column: Column };

function Content({ guest, column, context, selected, actions }: ContentProps) {
  switch (column.kind) {
    case "select":
      return (
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select ${guest.name}`}
          checked={selected}
          onChange={() => actions.onToggle(guest)}
        />
      );
    case "name":
      return (
        <span className={styles.name} data-brought={guest.plusOneOf ? true : undefined}>
          <span className={styles.clip}>{guest.name}</span>
          {guest.isChild ? <small className={styles.mark}>Child</small> : null}
          {guest.tags.map((tag) => (
            <small key={tag} className={styles.tag}>
              {tag}
            </small>
          ))}
        </span>
      );
    case "household":
      return (
        <button
          type="button"
          tabIndex={-1}
          className={styles.link}
          onClick={() => actions.onHousehold(guest)}
        >
          {guest.householdTitle}
        </button>
      );
    case "side":
      return <span>{GUEST_SIDE_LABELS[guest.side]}</span>;
    case "group":
      return (
        <span className={styles.clip}>
          {context.groups.find(({ id }) => id === guest.groupId)?.name ?? <Nothing />}
        </span>
      );
    case "dietary": {
      const words = [...guest.dietary.map((need) => DIETARY_LABELS[need]), guest.allergies].filter(Boolean);
      return (
        <span className={styles.clip} title={words.join(", ")}>
          {words.join(", ") || <Nothing />}
        </span>
      );
    }
    case "event": {
      const invitation = guest.events.find(({ eventId }) => eventId === column.key);
      if (!invitation) return <span className={styles.faint}>Not invited</span>;
      return (
        <span className={styles.answer} data-answer={invitation.answer}>
          {RSVP_LABELS[invitation.answer]}
          {invitation.meal ? <small className={styles.clip}>{invitation.meal}</small> : null}
        </span>
      );
    }
    case "details":
      return (
        <button
          type="button"
          tabIndex={-1}
          className={styles.link}
          aria-label={`Details of ${guest.name}`}
          onClick={() => actions.onOpen(guest)}
        >
          Details
        </button>
      );
  }
}

const Nothing = () => (
  <span className={styles.faint} aria-hidden="true">
    –
  </span>
);
