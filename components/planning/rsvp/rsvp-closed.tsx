import type { RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { RsvpEvent } from "./rsvp-event";
import styles from "./rsvp-view.module.css";
import { RSVP_WORDS } from "./rsvp-words";

/** The household's answers, after the last day for answers, and how to reach the couple. */
export function RsvpClosed({ page }: { page: RsvpPage }) {
  const { language, contact, events, people } = page;
  const words = RSVP_WORDS[language];
  const said = { yes: words.yes, no: words.no, maybe: words.waiting, waiting: words.waiting };
  return (
    <div className={styles.form}>
      <p>
        {words.closedHow} {contact ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
        {contact?.phone ? (
          <>
            , <a href={`tel:${contact.phone.replaceAll(" ", "")}`}>{contact.phone}</a>
          </>
        ) : null}
      </p>
      {events.map((event) => (
        <section key={event.id} className={styles.event} aria-labelledby={`event-${event.id}`}>
          <h3 id={`event-${event.id}`} className={styles.name}>
            {event.name}
          </h3>
          <RsvpEvent event={event} language={language} />
          <ul className={styles.answers}>
            {people.flatMap((person) => {
              const given = person.invited.find(({ eventId }) => eventId === event.id);
              if (!given) return [];
              return [
                <li key={person.id}>
                  <span>{person.name || words.plusOne}</span>
                  <span>
                    {said[given.answer]}
                    {given.meal ? `, ${given.meal}` : ""}
                  </span>
                </li>,
              ];
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
