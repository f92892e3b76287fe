import { eventName } from "@/components/planning/invitation/card/event-name";
import { comingTo, invitedTo } from "@/contracts/planning/invitation/reply-steps";
import type { RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { personName } from "@/components/planning/rsvp/parts/person-name";
import { RsvpEvent } from "@/components/planning/rsvp/parts/rsvp-event";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";
import styles from "./rsvp-outcome.module.css";

type Props = { page: RsvpPage; event: RsvpPage["events"][number] };

/** Who of a household comes to an event, and when and where it is. */
export function EventReply({ page: { people, language }, event }: Props) {
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
    </section>
  );
}
