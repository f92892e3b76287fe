import { RoomDrawing } from "@/components/planning/seating/plan/room-drawing";
import { type SeatingGuest, type SeatingRoom, tableName } from "@/contracts/planning/seating";
import styles from "./print.module.css";

type Props = {
  title: string;
  rooms: readonly SeatingRoom[];
  guests: ReadonlyMap<string, Pick<SeatingGuest, "name">>;
};

/** Each room's plan on a page of its own, followed by who sits at each table. */
export function PrintedPlan({ title, rooms, guests }: Props) {
  return rooms.map((room) => (
    <section key={room.id} className={styles.room}>
      <h2 className={styles.roomName}>
        {title}: {room.name}
      </h2>
      <div className={styles.drawing}>
        <RoomDrawing room={room} />
      </div>
      <ul className={styles.lists}>
        {room.tables.map((table) => (
          <li key={table.id} className={styles.list}>
            <h3>
              {tableName(table.label)}{" "}
              <span className={styles.soft}>
                {table.guests.length}/{table.seats}
              </span>
            </h3>
            <ol>
              {table.guests
                .toSorted((a, b) => a.position - b.position)
                .map(({ guestId }) => (
                  <li key={guestId}>{guests.get(guestId)?.name}</li>
                ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  ));
}
