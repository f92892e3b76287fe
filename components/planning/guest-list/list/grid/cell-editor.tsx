"use client";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import {
  DIETARY_LABELS,
  DIETARY_NEEDS,
  type DietaryNeed,
  type Guest,
  GUEST_SIDE_LABELS,
  GUEST_SIDES,
  type GuestSide,
  RSVP_ANSWERS,
  RSVP_LABELS,
  type RsvpAnswer,
} from "@/contracts/planning/guest/guest";
import type { GuestEdit } from "@/services/planning/guest";
import type { GridContext } from "@/components/planning/guest-list/context/grid-context";
import type { Column } from "./columns";
import styles from "./cell-editor.module.css";

export type GuestPatch = Omit<GuestEdit, "id" | "version">;
type Props = {
  guest: Guest;
  column: Column;
  context: GridContext;
  /** Called with the changes, or null when cancelled. */
  onDone: (patch: GuestPatch | null) => void;
};

/** Edits one cell in place: Enter saves, Escape cancels, leaving saves. */
export function CellEditor(props: Props) {
  const { guest, column, context, onDone } = props;
  switch (column.kind) {
    case "name":
      return <NameEditor guest={guest} onDone={onDone} />;
    case "dietary":
      return <DietaryEditor guest={guest} onDone={onDone} />;
    case "side":
      return (
        <SelectEditor
          label="Side"
          value={guest.side}
          options={GUEST_SIDES.map((side) => [side, GUEST_SIDE_LABELS[side]])}
          onDone={(value) => onDone(value === null ? null : { side: value as GuestSide })}
        />
      );
    case "group":
      return (
        <SelectEditor
          label="Group"
          value={guest.groupId ?? ""}
          options={[["", "No group"], ...context.groups.map(({ id, name }): Option => [id, name])]}
          onDone={(value) => onDone(value === null ? null : { groupId: value || null })}
        />
      );
    case "event":
      return (
        <SelectEditor
          label={column.label}
          value={guest.events.find(({ eventId }) => eventId === column.key)?.answer ?? ""}
          options={[
            ["", "Not invited"],
            ...RSVP_ANSWERS.map((answer): Option => [answer, RSVP_LABELS[answer]]),
          ]}
          onDone={(value) =>
            onDone(value === null ? null : eventPatch(guest, column.key, value as RsvpAnswer | ""))
          }
        />
      );
    default:
      return null;
  }
}

/** Returns the change that sets a guest's answer for an event, or withdraws the invitation. */
export function eventPatch(guest: Guest, eventId: string, answer: RsvpAnswer | ""): GuestPatch {
  const others = guest.events.map((each) => each.eventId).filter((id) => id !== eventId);
  if (answer === "") return { eventIds: others };
  return { eventIds: [...others, eventId], answers: [{ eventId, answer, meal: undefined }] };
}

type Option = [value: string, label: string];

function SelectEditor({
  label,
  value,
  options,
  onDone,
}: {
  label: string;
  value: string;
  options: Option[];
  onDone: (value: string | null) => void;
}) {
  const ref = useRef<HTMLSelectElement>(null);
  const done = useRef(false);
  const finish = (chosen: string | null) => {
    if (done.current) return;
    done.current = true;
    onDone(chosen === value ? null : chosen);
  };
  useEffect(() => {
    ref.current?.focus();
    // Browsers open the list only on a click or key press; otherwise the space bar opens it.
    try {
      ref.current?.showPicker();
    } catch {}
  }, []);
  return (
    <select
      ref={ref}
      aria-label={label}
      className={styles.select}
      defaultValue={value}
      onChange={({ target }) => finish(target.value)}
      onBlur={() => finish(null)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") finish(null);
        if (event.key === "Enter") {
          event.preventDefault();
          finish(event.currentTarget.value);
        }
      }}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}

function NameEditor({ guest, onDone }: Pick<Props, "guest" | "onDone">) {
  const [firstName, setFirst] = useState(guest.firstName);
  const [lastName, setLast] = useState(guest.lastName);
  const done = useRef(false);
  const finish = (keep: boolean) => {
    if (done.current) return;
    done.current = true;
    const named = guest.plusOneOf !== null || firstName.trim() !== "" || lastName.trim() !== "";
    const changed = firstName !== guest.firstName || lastName !== guest.lastName;
    onDone(keep && named && changed ? { firstName: firstName.trim(), lastName: lastName.trim() } : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Enter") finish(true);
    if (event.key === "Escape") finish(false);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) finish(true);
  };
  return (
    <span className={styles.names} onKeyDown={onKeyDown} onBlur={onBlur}>
      <input
        aria-label="First name"
        placeholder="First name"
        maxLength={80}
        autoFocus
        value={firstName}
        onChange={({ target }) => setFirst(target.value)}
      />
      <input
        aria-label="Last name"
        placeholder="Last name"
        maxLength={80}
        value={lastName}
        onChange={({ target }) => setLast(target.value)}
      />
    </span>
  );
}

function DietaryEditor({ guest, onDone }: Pick<Props, "guest" | "onDone">) {
  const [needs, setNeeds] = useState<readonly DietaryNeed[]>(guest.dietary);
  const [allergies, setAllergies] = useState(guest.allergies);
  const ref = useRef<HTMLDivElement>(null);
  const done = useRef(false);
  const finish = (keep: boolean) => {
    if (done.current) return;
    done.current = true;
    const changed = needs.join() !== guest.dietary.join() || allergies.trim() !== guest.allergies;
    onDone(keep && changed ? { dietary: [...needs], allergies: allergies.trim() } : null);
  };
  useEffect(() => {
    const panel = ref.current;
    const cell = panel?.parentElement?.getBoundingClientRect();
    if (!panel || !cell) return;
    // Fixed position, because the grid clips what extends beyond it.
    const below = cell.bottom + panel.offsetHeight < window.innerHeight;
    panel.style.top = `${below ? cell.bottom : Math.max(8, cell.top - panel.offsetHeight)}px`;
    panel.style.left = `${Math.min(cell.left, window.innerWidth - panel.offsetWidth - 8)}px`;
    panel.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={`Dietary needs of ${guest.name}`}
      className={styles.panel}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") finish(true);
        if (event.key === "Escape") finish(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) finish(true);
      }}
    >
      {DIETARY_NEEDS.map((need) => (
        <label key={need}>
          <input
            type="checkbox"
            checked={needs.includes(need)}
            onChange={({ target }) =>
              setNeeds((held) => (target.checked ? [...held, need] : held.filter((each) => each !== need)))
            }
          />
          {DIETARY_LABELS[need]}
        </label>
      ))}
      <input
        type="text"
        aria-label="Allergies"
        placeholder="Allergies"
        maxLength={200}
        value={allergies}
        onChange={({ target }) => setAllergies(target.value)}
      />
      <button type="button" className={styles.done} onClick={() => finish(true)}>
        Done
      </button>
    </div>
  );
}
