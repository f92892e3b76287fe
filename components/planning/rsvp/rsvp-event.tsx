import { eventPlace, eventTime, mapUrl } from "@/components/planning/invitation/card/event-facts";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import type { RsvpPage } from "@/contracts/planning/invitation/rsvp";
import styles from "./rsvp-view.module.css";
import { RSVP_WORDS } from "./rsvp-words";

type Props = { event: RsvpPage["events"][number]; language: InviteLanguage };

/** When and where an event is, with its map and calendar file. */
export function RsvpEvent({ event, language }: Props) {
  const words = RSVP_WORDS[language];
  const [place, map] = [eventPlace(event), mapUrl(event)];
  return (
    <>
      <p>{eventTime(event, language) ?? words.when}</p>
      {place ? <p>{place}</p> : null}
      <p className={styles.links}>
        {map ? (
          <a href={map} target="_blank" rel="noreferrer">
            {words.map}
          </a>
        ) : null}
        {event.date ? <a href={event.calendarUrl}>{words.calendar}</a> : null}
      </p>
    </>
  );
}
