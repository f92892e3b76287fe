"use client";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { type Guest, GUEST_SIDE_LABELS, RSVP_LABELS } from "@/contracts/planning/guest/guest";
import type { GridContext } from "@/components/planning/guest-list/context/grid-context";
import styles from "./guest-cards.module.css";
import type { Selection } from "./grid/selection";

const CARD = 92;

type Props = {
  total: number;
  rowAt: (index: number) => Guest | undefined;
  onRange: (first: number, last: number) => void;
  context: GridContext;
  selection: Selection;
  onToggle: (guest: Guest) => void;
  onOpen: (guest: Guest) => void;
};

/** The guests on a phone: one card each, which opens the sheet with all details. */
export function GuestCards({ total, rowAt, onRange, context, selection, onToggle, onOpen }: Props) {
  const ref = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useEffect(() => setOffset(ref.current?.offsetTop ?? 0), []);
  // oxlint-disable-next-line react/incompatible-library -- library: useVirtualizer returns functions that React Compiler must not memoise
  const rows = useWindowVirtualizer({
    count: total,
    estimateSize: () => CARD,
    overscan: 6,
    scrollMargin: offset,
    useFlushSync: false,
    onChange: ({ range }) => {
      if (range) onRange(Math.max(0, range.startIndex - 6), range.endIndex + 6);
    },
  });
  return (
    <ul ref={ref} className={styles.list} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const guest = rowAt(index);
        return (
          <li key={index} className={styles.card} style={{ top: start - offset }}>
            {guest ? (
              <>
                {context.mayEdit ? (
                  <label className={styles.check}>
                    <input
                      type="checkbox"
                      aria-label={`Select ${guest.name}`}
                      checked={selection.all || selection.ids.has(guest.id)}
                      onChange={() => onToggle(guest)}
                    />
                  </label>
                ) : null}
                <button type="button" className={styles.open} onClick={() => onOpen(guest)}>
                  <strong>{guest.name}</strong>
                  <span>
                    {[
                      guest.householdTitle,
                      guest.side === "both" ? "" : GUEST_SIDE_LABELS[guest.side],
                      guest.isChild ? "Child" : "",
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                  <span className={styles.answers}>
                    {guest.events.length === 0 ? "Not invited to an event" : null}
                    {context.events.map(({ id, name }) => {
                      const invitation = guest.events.find(({ eventId }) => eventId === id);
                      return invitation ? (
                        <span key={id} data-answer={invitation.answer}>
                          {name}: {RSVP_LABELS[invitation.answer].toLowerCase()}
                        </span>
                      ) : null;
                    })}
                  </span>
                </button>
              </>
            ) : (
              <span aria-hidden="true" className={styles.loading} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
