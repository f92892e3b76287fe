import { Icon } from "@/components/ui/media/icon";
import type { AvailabilityMonth, DayState } from "@/contracts/catalogue/availability";
import type { DayPrice } from "@/contracts/catalogue/price/price-rule";
import { formatMoney, formatMoneyShort, toCents } from "@/lib/money";
import { type DayKind, dayLine, dayNotes } from "@/lib/singapore-days/day-notes";
import { monthNotes } from "@/lib/singapore-days/month-notes";
import { WEEK, type Weekday } from "@/lib/weekdays";
import styles from "./availability-calendar.module.css";
import { firstMonth, lastMonth, monthBeside, monthName } from "./months";
import { t, td } from "@/lib/words/t";
import { formatAs } from "@/lib/dates";

const WORDS: Record<DayState, string> = {
  free: "free",
  few: "last places",
  full: "fully booked",
  off: "not open",
};

type Props = {
  calendar: AvailabilityMonth;
  href: string;
  today: string;
  /** The unit of a product's prices in the calendar, such as `table of 10`. */
  metric?: string;
};

/** A server-rendered month of days, with links to the months before and after. */
export function AvailabilityCalendar({ calendar: { month, days }, href, today, metric }: Props) {
  const link = (to: string) => (to === firstMonth(today) ? `${href}#dates` : `${href}?month=${to}#dates`);
  const before = month > firstMonth(today) ? monthBeside(month, -1) : null;
  const after = month < lastMonth(today) ? monthBeside(month, 1) : null;
  return (
    <div className={styles.calendar}>
      <nav className={styles.turn} aria-label={t("Months")}>
        {before ? <Turn href={link(before)} icon="chevron-left" month={before} rel="prev" /> : <span />}
        <p className={styles.month} id="month">
          {monthName(month)}
        </p>
        {after ? <Turn href={link(after)} icon="chevron-right" month={after} rel="next" /> : <span />}
      </nav>
      <table className={styles.table} aria-labelledby="month">
        <thead>
          <tr>
            {WEEK.map(weekdayName).map(({ name, short }) => (
              <th key={name} scope="col">
                <abbr title={name}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week, at) => (
            <tr key={at}>
              {week.map((day, column) =>
                day ? (
                  <td key={column} className={styles[day.state]} data-today={day.date === today || undefined}>
                    <time dateTime={day.date} data-is={marksOf(day.date)}>
                      {Number(day.date.slice(8))}
                    </time>
                    <span className="visually-hidden">
                      {[`, ${td(WORDS[day.state])}`, dayLine(day.date)].filter(Boolean).join(", ")}
                    </span>
                    {day.price && isFree(day.state) ? <DayCost price={day.price} /> : null}
                  </td>
                ) : (
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {metric && days.some(({ price }) => price) ? (
        <p className={styles.costs}>
          {t("Prices are per {unit}, all-in, to the dollar.", { unit: td(metric) })}
        </p>
      ) : null}
      <ul className={styles.legend}>
        {(["free", "few", "full"] as const).map((state) => (
          <li key={state}>
            <span className={styles[state]} aria-hidden="true" />
            {td(WORDS[state])}
          </li>
        ))}
      </ul>
      <Notes month={month} />
    </div>
  );
}

/** Notes on the days of a month that matter for a wedding: holidays, the seventh month, auspicious days. */
function Notes({ month }: { month: string }) {
  const notes = monthNotes(month);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={t("Worth knowing")}>
      {notes.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

const MARKS: Partial<Record<DayKind, string>> = {
  "public-holiday": "holiday",
  eve: "holiday",
  auspicious: "auspicious",
  "seventh-month": "seventh",
};

/** Describes a day in Singapore's calendar, such as a holiday or its eve, for the marks in the grid. */
const marksOf = (date: string) =>
  dayNotes(date)
    .flatMap(({ kind }) => MARKS[kind] ?? [])
    .join(" ") || undefined;

const isFree = (state: DayState) => state === "free" || state === "few";

function DayCost({ price: { priceWithGST, reason } }: { price: DayPrice }) {
  const cents = toCents(priceWithGST);
  return (
    <span className={styles.cost} title={td(reason)}>
      <span className="visually-hidden">{`, ${formatMoney(cents)}, ${td(reason)}`}</span>
      <span aria-hidden="true">{formatMoneyShort(Math.round(cents / 100) * 100)}</span>
    </span>
  );
}

type TurnProps = {
  href: string;
  icon: "chevron-left" | "chevron-right";
  month: string;
  rel: "prev" | "next";
};

function Turn({ href, icon, month, rel }: TurnProps) {
  return (
    <a href={href} rel={`${rel} nofollow`} className={styles.step}>
      <Icon name={icon} />
      <span className="visually-hidden">{monthName(month)}</span>
    </a>
  );
}

/** 4 January 1970 was a Sunday. */
const dayIn1970 = (day: Weekday) => new Date(Date.UTC(1970, 0, 4 + Number(day)));

function weekdayName(day: Weekday): { name: string; short: string } {
  const name = (weekday: "long" | "short") =>
    formatAs(`${weekday} weekday`, { weekday, timeZone: "UTC" }, dayIn1970(day));
  return { name: name("long"), short: name("short") };
}

/** Returns the month as weeks from Monday to Sunday, padded with null. */
function weeksOf<Day extends { date: string }>(days: readonly Day[]): (Day | null)[][] {
  const [first] = days;
  if (!first) return [];
  const lead = (new Date(`${first.date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells: (Day | null)[] = [...Array<null>(lead).fill(null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
