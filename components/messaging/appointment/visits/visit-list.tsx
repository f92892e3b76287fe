import type { ReactNode } from "react";
import { Badge } from "@/components/ui/feedback/badge";
import type { Appointment } from "@/contracts/messaging/appointment/appointment";
import { formatAppointment } from "@/lib/dates";
import { APPOINTMENT_LABELS, APPOINTMENT_TONES } from "../appointment-labels";
import styles from "./visit-list.module.css";

type Props = { visits: readonly Appointment[]; empty?: string; link?: ReactNode };

/** Visits and tastings with their state. */
export function VisitList({ visits, empty, link }: Props) {
  return (
    <div className={styles.visits}>
      <h3 className={styles.title}>Visits and tastings</h3>
      {visits.length > 0 ? (
        <ul className={styles.list}>
          {visits.map(({ id, startsAt, state }) => (
            <li key={id}>
              <time dateTime={startsAt}>{formatAppointment(startsAt)}</time>{" "}
              <Badge tone={APPOINTMENT_TONES[state]}>{APPOINTMENT_LABELS[state]}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p>{empty}</p>
      )}
      {link}
    </div>
  );
}
