import { eventPlace, eventTime, mapUrl } from "@/contracts/planning/invitation/event-words";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import type { RsvpPage } from "@/contracts/planning/invitation/rsvp";
import styles from "./rsvp-event.module.css";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";

type Props = {
  event: RsvpPage["events"][number];
  language: InviteLanguage;
  /** Includes its map and calendar file. */
  linked?: boolean;
};

/** The time and place of an event. */
export function RsvpEvent({ event, language, linked = false }: Props) {
  const words = RSVP_WORDS[language];
  const [place, map] = [eventPlace(event), mapUrl(event)];
  return (
    <div className={styles.facts}>
      <p>{eventTime(event, language) ?? words.when}</p>
      {place ? <p>{place}</p> : null}
      {linked && (map ?? event.date) ? (
        <p className={styles.links}>
          {map ? (
            <a href={map} target="_blank" rel="noreferrer">
              {words.map}
            </a>
          ) : null}
          {event.date ? <a href={event.calendarUrl}>{words.calendar}</a> : null}
        </p>
      ) : null}
    </div>
  );
}
