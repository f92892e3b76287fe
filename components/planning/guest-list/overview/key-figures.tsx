import type { EventCounts, GuestSummary } from "@/contracts/planning/guest/guest";
import { RSVP_LABELS } from "@/contracts/planning/guest/guest";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import styles from "./key-figures.module.css";

type Props = { summary: GuestSummary; events: readonly WeddingEvent[]; onWithoutContact: () => void };

const PARTS = ["yes", "maybe", "waiting", "no"] as const;

/** The list at a glance: totals, and the replies for each event. */
export function KeyFigures({ summary, events, onWithoutContact }: Props) {
  const { guests, households, children, plusOnes, withoutContact } = summary;
  return (
    <section className={styles.figures} aria-label="Key figures">
      <dl className={styles.totals}>
        <Figure label={guests === 1 ? "guest" : "guests"} value={guests} />
        <Figure label={households === 1 ? "household" : "households"} value={households} />
        <Figure label={plusOnes === 1 ? "plus-one" : "plus-ones"} value={plusOnes} />
        <Figure label={children === 1 ? "child" : "children"} value={children} />
        {withoutContact > 0 ? (
          <div className={styles.warn}>
            <dt>
              <button type="button" onClick={onWithoutContact}>
                without email or phone
              </button>
            </dt>
            <dd>{withoutContact}</dd>
          </div>
        ) : null}
      </dl>
      <ul className={styles.events}>
        {events.map(({ id, name }) => {
          const counts = summary.events.find(({ eventId }) => eventId === id);
          return counts ? <Answers key={id} name={name} counts={counts} /> : null;
        })}
      </ul>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value.toLocaleString("en-SG")}</dd>
    </div>
  );
}

function Answers({ name, counts }: { name: string; counts: EventCounts }) {
  const { invited } = counts;
  const parts = PARTS.filter((part) => counts[part] > 0);
  return (
    <li>
      <p className={styles.event}>
        <strong>{name}</strong>
        <span>{invited === 1 ? "1 invited" : `${invited.toLocaleString("en-SG")} invited`}</span>
      </p>
      <div className={styles.chart} aria-hidden="true">
        {parts.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: counts[part] }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.length > 0 ? (
          parts.map((part) => (
            <li key={part} data-part={part}>
              {counts[part].toLocaleString("en-SG")} {RSVP_LABELS[part].toLowerCase()}
            </li>
          ))
        ) : (
          <li>Nobody is invited yet</li>
        )}
      </ul>
    </li>
  );
}
