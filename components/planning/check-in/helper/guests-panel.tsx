"use client";
import { type FormEvent, type RefObject, useMemo, useState } from "react";
import { Button } from "@/components/ui/action/button";
import type { HelperParty } from "@/contracts/planning/check-in";
import type { Shown } from "@/services/planning/check-in/overlay";
import type { Book } from "@/services/planning/check-in/store";
import styles from "./helper.module.css";
import type { OpenSheet } from "./sheets/open";
import { findParties, indexParties } from "./find-parties";
import { tablesOf, tableWords } from "./sheets/tables";

/** Rows shown at once: nobody scrolls further, and a phone re-renders them on every keystroke. */
const ROWS = 40;

type Props = {
  book: Book;
  shown: Shown;
  searchRef: RefObject<HTMLInputElement | null>;
  onOpen: (sheet: OpenSheet) => void;
};

/** The search by name, the camera, walk-ins, and the parties found. */
export function GuestsPanel({ book, shown, searchRef, onOpen }: Props) {
  const [search, setSearch] = useState("");
  const index = useMemo(() => indexParties(book.parties), [book.parties]);
  const found = useMemo(() => findParties(index, search), [index, search]);
  const open = (party: HelperParty) => {
    onOpen({ kind: "party", partyId: party.id });
    setSearch("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (first && search.trim()) open(first);
  };
  return (
    <section aria-label="Guests" className={styles.panel}>
      <form role="search" aria-label="Guests" className={styles.search} onSubmit={submit}>
        <label htmlFor="check-in-search" className={styles.searchLabel}>
          Guest’s name
        </label>
        <input
          id="check-in-search"
          ref={searchRef}
          type="search"
          className={styles.searchField}
          placeholder="Type a name"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </form>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => onOpen({ kind: "scan" })}>
          Scan code
        </Button>
        <Button variant="secondary" onClick={() => onOpen({ kind: "walk-in", name: search.trim() })}>
          Add walk-in
        </Button>
      </div>
      {book.parties.length === 0 ? (
        <p className={styles.note}>Nobody is invited to this event yet. You can add walk-ins.</p>
      ) : null}
      <p className="visually-hidden" role="status">
        {search.trim() ? `${found.length} ${found.length === 1 ? "party" : "parties"} found` : ""}
      </p>
      {found.length === 0 && search.trim() ? (
        <p className={styles.note}>
          No guest called “{search.trim()}”. Try part of the name, or add them as a walk-in.
        </p>
      ) : null}
      <ul className={styles.rows}>
        {found.slice(0, ROWS).map((party) => (
          <li key={party.id}>
            <PartyRow party={party} shown={shown} onOpen={() => open(party)} />
          </li>
        ))}
      </ul>
      {found.length > ROWS ? (
        <p className={styles.note}>And {found.length - ROWS} more. Type a name to find them.</p>
      ) : null}
    </section>
  );
}

function PartyRow({ party, shown, onOpen }: { party: HelperParty; shown: Shown; onOpen: () => void }) {
  const here = party.guests.filter(({ id }) => shown.here.has(id)).length;
  const due = party.guests.filter(({ id, expected }) => expected || shown.here.has(id)).length;
  const others = party.guests.map(({ name }) => name).join(", ");
  const state =
    due === 0
      ? "Declined"
      : here === 0
        ? `${due} expected`
        : here >= due
          ? "All here"
          : `${here} of ${due} here`;
  const tables = tablesOf(party);
  return (
    <button
      type="button"
      className={styles.row}
      data-here={(due > 0 && here >= due) || undefined}
      onClick={onOpen}
    >
      <span className={styles.rowWho}>
        <span className={styles.rowName}>{party.name}</span>
        {others === party.name ? null : <span className={styles.rowGuests}>{others}</span>}
      </span>
      <span className={styles.rowState}>
        <span className={styles.rowTable}>{tables.length > 0 ? tableWords(tables) : ""}</span>
        <span>{state}</span>
      </span>
    </button>
  );
}
