"use client";
import { Button } from "@/components/ui/action/button";
import type { HelperGuest, HelperParty } from "@/contracts/planning/check-in";
import { formatTime } from "@/lib/dates";
import type { HelperClient } from "@/services/planning/check-in/client";
import type { ShownArrival, Shown } from "@/services/planning/check-in/overlay";
import type { Book } from "@/services/planning/check-in/store";
import type { OpenSheet } from "./open";
import styles from "./party-sheet.module.css";
import { Sheet } from "./sheet";
import { tablesOf, tableWords } from "./tables";

type Props = {
  client: HelperClient;
  book: Book;
  shown: Shown;
  party: HelperParty;
  onOpen: (sheet: OpenSheet) => void;
  onClose: () => void;
};

/** A party at the door: its table, one button to check in everyone, and each guest in case one is missing. */
export function PartySheet({ client, book, shown, party, onOpen, onClose }: Props) {
  const missing = party.guests.filter(({ id }) => !shown.here.has(id));
  const due = missing.filter(({ expected }) => expected);
  const here = party.guests.length - missing.length;
  const tables = tablesOf(party);
  const checkIn = (guests: readonly HelperGuest[]) =>
    void client.act(...guests.map(({ id }) => ({ kind: "arrive" as const, guestId: id })));
  return (
    <Sheet title={party.name} onClose={onClose}>
      <p className={styles.table}>{tables.length > 0 ? tableWords(tables) : "No table yet"}</p>
      <p className={styles.state} role="status">
        {due.length === 0 && here > 0
          ? `Checked in: ${here === 1 ? "1 guest" : `${here} guests`}`
          : here > 0
            ? `${here} of ${here + due.length} here`
            : ""}
      </p>
      <ul className={styles.guests}>
        {party.guests.map((guest) => (
          <li key={guest.id} className={styles.guest}>
            <GuestLine
              guest={guest}
              arrival={shown.here.get(guest.id)}
              table={tables.length > 1 ? guest.table : null}
            />
            <GuestAction
              guest={guest}
              arrival={shown.here.get(guest.id)}
              onCheckIn={() => checkIn([guest])}
              onUndo={(targetId) => void client.act({ kind: "undo", targetId })}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {due.length > 0 ? (
          <Button size="lg" block data-first onClick={() => checkIn(due)}>
            {due.length === 1 ? `Check in ${due[0]?.name ?? "1 guest"}` : `Check in all ${due.length}`}
          </Button>
        ) : (
          <Button size="lg" block data-first onClick={onClose}>
            Done
          </Button>
        )}
        <Button variant="secondary" block onClick={() => onOpen({ kind: "walk-in", name: party.name })}>
          Add someone who isn’t listed
        </Button>
        {book.link.seesGifts ? (
          <Button
            variant="secondary"
            block
            onClick={() => onOpen({ kind: "gift", name: party.name, guestId: party.guests[0]?.id ?? null })}
          >
            Note ang bao
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}

type LineProps = { guest: HelperGuest; arrival: ShownArrival | undefined; table: string | null };

function GuestLine({ guest, arrival, table }: LineProps) {
  const notes = [
    table ? tableWords([table]) : "",
    arrival ? `Here since ${formatTime(arrival.at)}, ${arrival.by}` : guest.expected ? "" : "Declined",
  ].filter(Boolean);
  return (
    <div className={styles.who} data-here={arrival ? true : undefined}>
      <p className={styles.name}>{guest.name}</p>
      {notes.length > 0 ? <p className={styles.note}>{notes.join(" · ")}</p> : null}
    </div>
  );
}

type ActionProps = {
  guest: HelperGuest;
  arrival: ShownArrival | undefined;
  onCheckIn: () => void;
  onUndo: (arrivalId: string) => void;
};

function GuestAction({ guest, arrival, onCheckIn, onUndo }: ActionProps) {
  return arrival ? (
    <Button
      variant="plain"
      size="sm"
      aria-label={`${guest.name} isn’t here`}
      onClick={() => onUndo(arrival.id)}
    >
      Not here
    </Button>
  ) : (
    <Button variant="secondary" size="sm" aria-label={`Check in ${guest.name} only`} onClick={onCheckIn}>
      Check in
    </Button>
  );
}
