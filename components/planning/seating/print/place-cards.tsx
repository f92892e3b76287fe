import { DIETARY_LABELS } from "@/contracts/planning/guest/guest";
import { type SeatingGuest, type SeatingRoom, tableName } from "@/contracts/planning/seating";
import styles from "./print.module.css";

type Props = { rooms: readonly SeatingRoom[]; guests: ReadonlyMap<string, SeatingGuest> };

/** A card for each seated guest, ten to a sheet, with what the waiter needs to know. */
export function PlaceCards({ rooms, guests }: Props) {
  const cards = rooms.flatMap((room) =>
    room.tables.flatMap((table) =>
      table.guests
        .toSorted((a, b) => a.position - b.position)
        .flatMap(({ guestId }) => {
          const guest = guests.get(guestId);
          return guest ? [{ guest, table: tableName(table.label) }] : [];
        }),
    ),
  );
  return (
    <ul className={styles.placeCards}>
      {cards.map(({ guest, table }) => (
        <li key={guest.id} className={styles.placeCard}>
          <p className={styles.placeName}>{guest.name}</p>
          <p className={styles.placeTable}>{table}</p>
          <p className={styles.soft}>
            {[guest.meal, ...guest.dietary.map((need) => DIETARY_LABELS[need])].filter(Boolean).join(" · ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
