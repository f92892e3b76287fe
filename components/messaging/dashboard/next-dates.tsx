"use client";
import Link from "next/link";
import { Icon } from "@/components/ui/media/icon";
import type { NextDate } from "@/contracts/messaging/dashboard";
import { addDays, formatAppointment, formatDate, type IsoDate, todayInSingapore } from "@/lib/dates";
import { Panel } from "./panel";
import styles from "./panel.module.css";

/** The next weddings and visits: today's, those of the next seven days, and later ones. */
export function NextDates({ dates }: { dates: readonly NextDate[] }) {
  const today = todayInSingapore();
  const groups = [
    { title: "Today", dates: dates.filter((date) => dayOf(date) === today) },
    { title: "Next 7 days", dates: dates.filter((date) => isSoon(dayOf(date), today)) },
    { title: "Later", dates: dates.filter((date) => dayOf(date) > addDays(today, 7)) },
  ].filter((group) => group.dates.length > 0);
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
        <p className={styles.none}>
          No dates ahead. Confirmed visits and weddings you’ve approved appear here.
        </p>
      ) : (
        groups.map((group) => (
          <section key={group.title} className={styles.group} aria-label={group.title}>
            <h3 className={styles.when}>{group.title}</h3>
            <ul className={styles.rows}>
              {group.dates.map((date) => (
                <DateRow key={date.id} date={date} />
              ))}
            </ul>
          </section>
        ))
      )}
    </Panel>
  );
}

function DateRow({ date }: { date: NextDate }) {
  const isWedding = date.kind === "wedding";
  return (
    <li className={styles.row}>
      <Icon name="calendar" />
      <div>
        <Link className={styles.link} href={hrefOf(date)} prefetch={false}>
          {date.name}
        </Link>
        <p className={styles.aside}>
          {isWedding ? `Wedding, order ${date.orderNumber} · ` : "Appointment"}
          {isWedding ? (
            <Link
              href={`${hrefOf(date)}/event-order`}
              prefetch={false}
              aria-label={`Event order ${date.orderNumber}`}
            >
              Event order
            </Link>
          ) : null}
        </p>
      </div>
      <span className={styles.end}>{isWedding ? formatDate(date.date) : formatAppointment(date.at)}</span>
    </li>
  );
}

const dayOf = (date: NextDate): IsoDate =>
  date.kind === "wedding" ? date.date : todayInSingapore(new Date(date.at));
const isSoon = (day: IsoDate, today: IsoDate) => day > today && day <= addDays(today, 7);
const hrefOf = (date: NextDate) =>
  date.kind === "wedding" ? `/vendor/dashboard/orders/${date.id}` : "/vendor/dashboard/appointments";
