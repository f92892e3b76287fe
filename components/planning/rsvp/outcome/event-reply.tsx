import { eventName } from "@/components/planning/invitation/card/event-name";
import { comingTo, invitedTo } from "@/contracts/planning/invitation/reply-steps";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import type { RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { personName } from "@/components/planning/rsvp/parts/person-name";
import { RsvpEvent } from "@/components/planning/rsvp/parts/rsvp-event";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";
import styles from "./rsvp-outcome.module.css";

type Props = { page: RsvpPage; event: RsvpPage["events"][number] };

/** Who of a household comes to an event, and when and where it is. */
export function EventReply({ page: { people, seats, language }, event }: Props) {
  const words = RSVP_WORDS[language];
  const isAny = comingTo(people, event.id).length > 0;
  return (
    <section className={styles.card} aria-labelledby={`event-${event.id}`}>
      <h2 id={`event-${event.id}`} className={styles.name}>
        {eventName(event, language)}
      </h2>
      {isAny ? <RsvpEvent event={event} language={language} linked /> : null}
      <ul className={styles.people}>
        {invitedTo(people, event.id).map((person) => {
          const { answer, meal } = person.given;
          const isComing = answer === "yes";
          const dish = isComing && event.meals.length > 0 ? `, ${meal || words.noMeal}` : "";
          return (
            <li key={person.id} data-coming={isComing || undefined}>
              <span>{personName(person, language)}</span>
              <span>
                {isComing ? words.yes : answer === "no" ? words.no : words.waiting}
                {dish}
              </span>
              <Seat seat={seats.find((each) => isSeat(each, person.id, event.id))} language={language} />
            </li>
          );
        })}
      </ul>
      {isAny ? (
        <>
          <Words title={words.programme} text={event.programme} />
          <Words title={words.parking} text={event.parking} />
        </>
      ) : null}
    </section>
  );
}

type SeatOfPage = RsvpPage["seats"][number];

const isSeat = (seat: SeatOfPage, personId: string, eventId: string) =>
  seat.personId === personId && seat.eventId === eventId;

/** A person's table, and who else sits there, if the couple shows it. */
function Seat({ seat, language }: { seat: SeatOfPage | undefined; language: InviteLanguage }) {
  if (!seat) return null;
  const words = RSVP_WORDS[language];
  const table = /^\d/.test(seat.table) ? words.table(seat.table) : seat.table;
  const place = (
    <>
      {words.sitsAt}: <strong>{[table, seat.room].filter(Boolean).join(", ")}</strong>
    </>
  );
  if (seat.with.length === 0) return <p className={styles.seat}>{place}</p>;
  return (
    <details className={styles.seat}>
      <summary>{place}</summary>
      <p>
        {words.tableWith}: {new Intl.ListFormat(language, { type: "conjunction" }).format(seat.with)}
      </p>
    </details>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <div>
      <h3 className={styles.part}>{title}</h3>
      <p className={styles.note}>{text}</p>
    </div>
  );
}
