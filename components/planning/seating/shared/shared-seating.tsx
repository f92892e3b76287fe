import { clock } from "@/lib/clock";
import { RoomDrawing } from "@/components/planning/seating/plan/room-drawing";
import { SharedHeading, SharedLead, SharedPage } from "@/components/planning/share-link/shared-page";
import { DIETARY_LABELS, DIETARY_NEEDS } from "@/contracts/planning/guest/guest";
import { type SeatingRoom, type SharedSeating as Shared, tableName } from "@/contracts/planning/seating";
import { formatLongDate } from "@/lib/dates";
import { Figures } from "@/components/ui/list/figures";
import styles from "./shared-seating.module.css";

/** The seating behind the venue's link. */
export function SharedSeating({ seating, token }: { seating: Shared | null; token: string }) {
  return (
    <SharedPage kind="seating" token={token} wide>
      {seating ? <Seating seating={seating} /> : null}
    </SharedPage>
  );
}

function Seating({ seating: { couple, event, rooms, guests } }: { seating: Shared }) {
  const tables = rooms.flatMap((room) => room.tables);
  const seated = tables.reduce((sum, table) => sum + table.guests.length, 0);
  const when = [
    event.date ? formatLongDate(event.date) : "",
    event.startsAt ? clock(event.startsAt) : "",
    event.venueName,
  ];
  const inSeats = new Set(tables.flatMap((table) => table.guests.map(({ guestId }) => guestId)));
  const unseated = guests.filter(({ id }) => !inSeats.has(id)).length;
  const coming = guests.filter(({ answer }) => answer === "yes").length;
  return (
    <>
      <div>
        <SharedHeading title={couple}>Seating for the {event.name}</SharedHeading>
        <SharedLead>{when.filter(Boolean).join(" · ")}</SharedLead>
      </div>
      <Figures
        figures={[
          ["Tables", tables.length],
          ["Seated", seated],
          ["Confirmed", coming],
          ...(unseated > 0 ? ([["Without a seat", unseated]] as const) : []),
          ...tally(guests),
        ]}
      />
      {rooms.length === 0 ? (
        <SharedLead>There’s no seating yet. Check again closer to the day.</SharedLead>
      ) : null}
      {rooms.map((room) => (
        <Room key={room.id} room={room} guests={guests} />
      ))}
    </>
  );
}

/** Dishes and dietary needs of everyone who may come. */
function tally(guests: Shared["guests"]): [label: string, count: number][] {
  const meals = new Map<string, number>();
  for (const { meal } of guests) if (meal) meals.set(meal, (meals.get(meal) ?? 0) + 1);
  const needs = DIETARY_NEEDS.map((need): [string, number] => [
    DIETARY_LABELS[need],
    guests.filter(({ dietary }) => dietary.includes(need)).length,
  ]);
  const allergies = guests.filter((guest) => guest.allergies).length;
  return [...meals, ...needs, ["Allergies", allergies] as [string, number]].filter(([, count]) => count > 0);
}

function Room({ room, guests }: { room: SeatingRoom; guests: Shared["guests"] }) {
  const known = new Map(guests.map((guest) => [guest.id, guest]));
  return (
    <section className={styles.room} aria-label={room.name}>
      <h2 className={styles.roomName}>{room.name}</h2>
      <div className={styles.drawing}>
        <RoomDrawing room={room} />
      </div>
      <ul className={styles.tables}>
        {room.tables.map((table) => (
          <li key={table.id} className={styles.table}>
            <h3>
              {tableName(table.label)}{" "}
              <span className={styles.soft}>
                {table.guests.length} of {table.seats} seats
              </span>
            </h3>
            <ol>
              {table.guests
                .toSorted((a, b) => a.position - b.position)
                .map(({ guestId }) => {
                  const guest = known.get(guestId);
                  if (!guest) return null;
                  const notes = [
                    guest.meal,
                    ...guest.dietary.map((need) => DIETARY_LABELS[need]),
                    guest.isChild ? "Child" : "",
                    guest.answer === "yes" ? "" : "Not confirmed",
                  ].filter(Boolean);
                  return (
                    <li key={guestId}>
                      {guest.name}
                      {notes.length > 0 ? <span className={styles.soft}> {notes.join(" · ")}</span> : null}
                      {guest.allergies ? (
                        <strong className={styles.allergy}> Allergy: {guest.allergies}</strong>
                      ) : null}
                    </li>
                  );
                })}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}
