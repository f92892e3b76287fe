"use client";
import { useDroppable } from "@dnd-kit/core";
import { useDeferredValue, useId, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { type SeatingGuest, type SeatingTable, tableName } from "@/contracts/planning/seating";
import { foldName } from "@/lib/text/fold";
import { GuestHandle } from "./guest-handle";
import { guestNote } from "./guest-note";
import styles from "./guests.module.css";

const PAGE = 60;

type Props = {
  /** Guests without a seat. */
  guests: readonly SeatingGuest[];
  tables: readonly SeatingTable[];
  mayEdit: boolean;
  onSeat: (tableId: string, guestIds: string[]) => void;
};

/** Guests without a seat, to drag to a table, or to select and seat through a menu. */
export function GuestsPanel({ guests, tables, mayEdit, onSeat }: Props) {
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: "unseated", disabled: !mayEdit });
  const [search, setSearch] = useState("");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(PAGE);
  const words = useDeferredValue(search).split(/\s+/).map(foldName).filter(Boolean);
  const found = guests.filter(({ name, householdName }) => {
    const text = foldName(`${name} ${householdName}`);
    return words.every((word) => text.includes(word));
  });
  const chosen = guests.filter((guest) => ticked.has(guest.id));
  const tick = (ids: string[], on: boolean) =>
    setTicked((before) => {
      const next = new Set(before);
      for (const each of ids)
        if (on) next.add(each);
        else next.delete(each);
      return next;
    });
  const seat = (tableId: string) => {
    onSeat(
      tableId,
      chosen.map((guest) => guest.id),
    );
    setTicked(new Set());
  };
  return (
    <section
      ref={setNodeRef}
      className={styles.panel}
      data-over={isOver || undefined}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        Without a seat <span className={styles.number}>{guests.length}</span>
      </h2>
      {guests.length === 0 ? (
        <p className={styles.note}>Everyone who may come has a seat.</p>
      ) : (
        <>
          <input
            className={styles.search}
            type="search"
            aria-label="Search guests without a seat"
            placeholder="Name or household"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setShown(PAGE);
            }}
          />
          {mayEdit ? (
            <div className={styles.bulk}>
              <label className={styles.all}>
                <input
                  type="checkbox"
                  checked={found.length > 0 && found.every((guest) => ticked.has(guest.id))}
                  onChange={({ target }) =>
                    tick(
                      found.map((guest) => guest.id),
                      target.checked,
                    )
                  }
                />
                {chosen.length > 0 ? `${chosen.length} selected` : "Select all"}
              </label>
              <select
                className={styles.menu}
                aria-label="Seat the selected guests at"
                value=""
                disabled={chosen.length === 0}
                onChange={({ target }) => seat(target.value)}
              >
                <option value="">Seat at…</option>
                {tables.map((table) => {
                  const free = table.seats - table.guests.length;
                  return (
                    <option key={table.id} value={table.id} disabled={free < chosen.length}>
                      {tableName(table.label)} ({free} free)
                    </option>
                  );
                })}
              </select>
            </div>
          ) : null}
          <ul className={styles.list}>
            {found.slice(0, shown).map((guest) => (
              <li key={guest.id} className={styles.row}>
                {mayEdit ? (
                  <input
                    type="checkbox"
                    className={styles.tick}
                    aria-label={`Select ${guest.name}`}
                    checked={ticked.has(guest.id)}
                    onChange={({ target }) => tick([guest.id], target.checked)}
                  />
                ) : null}
                <div className={styles.who}>
                  <GuestHandle guest={guest} mayEdit={mayEdit} />
                  <p className={styles.note}>{guestNote(guest)}</p>
                </div>
              </li>
            ))}
          </ul>
          {found.length === 0 ? (
            <p className={styles.note}>No matches. Try fewer words, or look at the tables.</p>
          ) : null}
          {found.length > shown ? (
            <Button variant="plain" size="sm" onClick={() => setShown(shown + PAGE)}>
              Show more ({found.length - shown})
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
