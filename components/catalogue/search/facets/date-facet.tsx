import { ChipLink } from "@/components/ui/action/chip";
import { changedHref } from "@/components/catalogue/search/query/search-steps";
import type { AuspiciousDay } from "@/contracts/catalogue/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search.schema";
import { addDays, formatDate, todayInSingapore } from "@/lib/dates";
import { Choice } from "./parts/choice";
import { Facet } from "./parts/facet";
import facet from "./parts/facet.module.css";
import styles from "./date-facet.module.css";
import { UseWedding } from "./parts/use-wedding";

/** Days shown at once; the others are under "More days". */
const OPEN_DAYS = 6;

type Props = {
  search: VendorSearchQuery;
  /** The coming auspicious weekend days, when the search asks for such days. */
  auspicious: readonly AuspiciousDay[];
};

/**
 * Filters by availability on a date, or on auspicious weekend days. Visitors are offered the wedding date that is
 * remembered of them.
 */
export function DateFacet({ search, auspicious }: Props) {
  return (
    <Facet title="Free on our wedding day">
      <label className="visually-hidden" htmlFor="filter-date">
        Wedding day
      </label>
      <input
        id="filter-date"
        className={facet.input}
        type="date"
        name="date"
        min={addDays(todayInSingapore(), 1)}
        defaultValue={search.date}
      />
      <UseWedding field="date" />
      <Choice
        type="checkbox"
        name="auspicious"
        value="true"
        label="Auspicious days only"
        count={null}
        checked={search.auspicious}
      />
      {search.auspicious ? (
        <>
          <Choice
            type="checkbox"
            name="seventhMonth"
            value="true"
            label="Include the seventh month"
            count={null}
            checked={search.seventhMonth}
          />
          <Days search={search} days={auspicious} />
        </>
      ) : null}
    </Facet>
  );
}

function Days({ search, days }: { search: VendorSearchQuery; days: readonly AuspiciousDay[] }) {
  const list = (some: readonly AuspiciousDay[]) => (
    <ul className={styles.days}>
      {some.map(({ date, lunar, seventhMonth }) => (
        <li key={date}>
          <ChipLink href={changedHref(search, { date })} current={date === search.date}>
            {dayName(date)}
            <span className={styles.lunar} lang="zh-Hans">
              {lunar}
            </span>
            {seventhMonth ? <span className={styles.lunar}>seventh month</span> : null}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.almanac}>
      <p className={styles.source}>Coming weekends, by the Chinese almanac (宜嫁娶). Choose one:</p>
      {list(days.slice(0, OPEN_DAYS))}
      {days.length > OPEN_DAYS ? (
        <details open={days.slice(OPEN_DAYS).some(({ date }) => date === search.date)}>
          <summary className={styles.more}>More days</summary>
          {list(days.slice(OPEN_DAYS))}
        </details>
      ) : null}
    </div>
  );
}

const WEEKDAY = new Intl.DateTimeFormat("en-SG", { weekday: "short", timeZone: "UTC" });
const dayName = (date: string) => `${WEEKDAY.format(new Date(`${date}T00:00:00Z`))}, ${formatDate(date)}`;
