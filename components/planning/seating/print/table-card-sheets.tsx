import { type SeatingGuest, type SeatingRoom, tableName } from "@/contracts/planning/seating";
import styles from "./print.module.css";

type Props = { rooms: readonly SeatingRoom[]; guests: ReadonlyMap<string, SeatingGuest> };

/** A card for each table, two to a sheet: its name, and who sits there. */
export function TableCardSheets({ rooms, guests }: Props) {
  const tables = rooms.flatMap((room) => room.tables);
  return (
    <ul className={styles.tableCards}>
      {tables.map((table) => (
        <li key={table.id} className={styles.tableCard}>
          <h2 className={styles.tableName}>{tableName(table.label)}</h2>
          <ul className={styles.names}>
            {table.guests
              .toSorted((a, b) => a.position - b.position)
              .map(({ guestId }) => (
                <li key={guestId}>{guests.get(guestId)?.name}</li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
