import { eventName } from "@/contracts/planning/invitation/event-name";
import { comingTo, invitedTo } from "@/contracts/planning/invitation/reply-steps";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import type { RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { personName, personNames } from "@/components/planning/rsvp/parts/person-name";
import { RsvpEvent } from "@/components/planning/rsvp/parts/rsvp-event";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";
import styles from "./rsvp-outcome.module.css";

type Props = { page: RsvpPage; event: RsvpPage["events"][number] };

type TableProps = {
  table: RsvpPage["tables"][number];
  people: RsvpPage["people"];
  language: InviteLanguage;
};

/** An event with its time and place, and the members of the household who are coming. */
export function EventReply({ page: { people, tables, language }, event }: Props) {
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
            </li>
          );
        })}
      </ul>
      {tables
        .filter(({ eventId }) => eventId === event.id)
        .map((table) => (
          <Table key={table.personIds.join()} table={table} people={people} language={language} />
        ))}
      {isAny ? (
        <>
          <Words title={words.programme} text={event.programme} />
          <Words title={words.parking} text={event.parking} />
        </>
      ) : null}
    </section>
  );
}

/** A table of the household: which members sit there if not all, and who else, if the couple shows it. */
function Table({ table, people, language }: TableProps) {
  const words = RSVP_WORDS[language];
  const coming = comingTo(people, table.eventId);
  const seated = coming.filter(({ id }) => table.personIds.includes(id));
  const name = /^\d/.test(table.label) ? words.table(table.label) : table.label;
  return (
    <div className={styles.table}>
      <p>
        <strong>{[name, table.room].filter(Boolean).join(", ")}</strong>
        {seated.length < coming.length ? `: ${personNames(seated, language)}` : ""}
      </p>
      {table.with.length > 0 ? (
        <details>
          <summary>{words.tableWith}</summary>
          <p>
            {personNames(
              table.with.map((each) => ({ name: each })),
              language,
            )}
          </p>
        </details>
      ) : null}
    </div>
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
