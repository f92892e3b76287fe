import Link from "next/link";
import { Icon } from "@/components/ui/media/icon";
import type { NextDate } from "@/contracts/messaging/dashboard";
import { formatAppointment, formatDate } from "@/lib/dates";
import { Panel } from "./panel";
import styles from "./panel.module.css";

/** The next weddings and visits. */
export function NextDates({ dates }: { dates: readonly NextDate[] }) {
  return (
    <Panel
      title="Coming up"
      action={
        <Link href="/vendor/dashboard/calendar" prefetch={false}>
          Calendar
        </Link>
      }
    >
      {dates.length === 0 ? (
        <p className={styles.none}>No dates ahead. Confirmed visits and weddings appear here.</p>
      ) : (
        <ul className={styles.rows}>
          {dates.map((date) => (
            <li key={date.id} className={styles.row}>
              <Icon name="calendar" />
              <div>
                <Link className={styles.link} href={hrefOf(date)} prefetch={false}>
                  {date.name}
                </Link>
                <p className={styles.aside}>
                  {date.kind === "wedding" ? `Wedding, order ${date.orderNumber}` : "Appointment"}
                </p>
              </div>
              <span className={styles.end}>
                {date.kind === "wedding" ? formatDate(date.date) : formatAppointment(date.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const hrefOf = (date: NextDate) =>
  date.kind === "wedding" ? `/vendor/dashboard/orders/${date.id}` : "/vendor/dashboard/appointments";
