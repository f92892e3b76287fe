import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import type { AvailabilityMonth } from "@/contracts/catalogue/availability";
import { dayWords } from "@/components/ui/time/appointment-words";
import { AvailabilityCalendar } from "./availability-calendar";
import { t } from "@/lib/words/t";
import { spokenLanguage } from "@/lib/language/spoken";
import { formatDay } from "@/lib/dates";
import styles from "./availability-section.module.css";

export type Availability = {
  calendar: AvailabilityMonth;
  /** The next available days, and the next available Saturdays and Sundays. */
  soonest: readonly string[];
  weekends: readonly string[];
};

type Props = {
  availability: Availability;
  href: string;
  /** Anchor of the order form on that page. */
  orderAt: string;
  today: string;
  vendorName: string;
  /** The unit of the prices in the calendar. */
  metric?: string;
};

/** Availability: the next free days, each linking to the order form with its date filled in, and a calendar. */
export function AvailabilitySection({ availability, href, orderAt, today, vendorName, metric }: Props) {
  const { calendar, soonest, weekends } = availability;
  const hrefOf = (date: string) => `${href}?date=${date}#${orderAt}`;
  return (
    <section id="dates" className={styles.section}>
      <SectionHeading
        title={t("Free dates")}
        lead={t("Based on {name}’s bookings on Sayang and its days off.", { name: vendorName })}
      />
      <div className={styles.frame}>
        <div className={styles.next}>
          <Dates title={t("Next free weekends")} dates={weekends} hrefOf={hrefOf} />
          <Dates title={t("Soonest")} dates={soonest} hrefOf={hrefOf} />
          {soonest.length === 0 ? (
            <p className={styles.none}>{t("Fully booked for the next year. Ask anyway: plans change.")}</p>
          ) : null}
        </div>
        <AvailabilityCalendar calendar={calendar} href={href} today={today} metric={metric} />
      </div>
    </section>
  );
}

type DatesProps = { title: string; dates: readonly string[]; hrefOf: (date: string) => string };

function Dates({ title, dates, hrefOf }: DatesProps) {
  if (dates.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.dates}>
        {dates.map((date) => (
          <li key={date}>
            <a className={styles.date} href={hrefOf(date)} rel="nofollow">
              {spokenLanguage() === "en" ? `${dayWords(date)} ${date.slice(0, 4)}` : formatDay(date)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
