import type { SeatingRoom } from "@/contracts/planning/seating";
import styles from "./panel.module.css";

/** The room for people with read-only access. */
export function RoomSummary({ room }: { room: SeatingRoom }) {
  const seats = room.tables.reduce((sum, table) => sum + table.seats, 0);
  const taken = room.tables.reduce((sum, table) => sum + table.guests.length, 0);
  return (
    <section className={styles.panel} aria-label={room.name}>
      <h2 className={styles.title}>{room.name}</h2>
      <p className={styles.note}>
        {room.tables.length} tables, {taken} of {seats} seats taken. Select a table to see who sits there.
      </p>
    </section>
  );
}
