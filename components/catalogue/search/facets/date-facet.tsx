import { ChipLink } from "@/components/ui/action/chip";
import { NativeDateField } from "@/components/ui/form/date/native-date-field";
import { changedHref } from "@/components/catalogue/search/query/search-steps";
import { type AuspiciousDay, AVOIDABLE, AVOIDABLE_LABELS } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { addDays, formatDay, todayInSingapore } from "@/lib/dates";
import { Choice } from "./parts/choice";
import { Facet } from "./parts/facet";
import facet from "./parts/facet.module.css";
import styles from "./date-facet.module.css";
import { UseWedding } from "./parts/use-wedding";
import { t } from "@/lib/words/t";

/** Days shown at once; the others are under "More days". */
const OPEN_DAYS = 6;

type Props = {
  search: VendorSearchQuery;
  /** The upcoming weekend days that match, when the search asks for auspicious ones or avoids some. */
  days: readonly AuspiciousDay[];
};

/**
 * Filters by availability on a date, or on upcoming weekend days: auspicious ones, or all except those to avoid. Offers
 * visitors their remembered wedding date.
 */
export function DateFacet({ search, days }: Props) {
  return (
    <Facet title={t("Free on our wedding day")}>
      <label className="visually-hidden" htmlFor="filter-date">
        {t("Wedding day")}
      </label>
      <NativeDateField
        id="filter-date"
        label={t("Wedding day")}
        className={facet.input}
        name="date"
        min={addDays(todayInSingapore(), 1)}
        defaultValue={search.date}
      />
      <UseWedding field="date" chosen={search.date ?? ""} />
      <Choice
        type="checkbox"
        name="auspicious"
        value="true"
        label={t("Auspicious days only")}
        count={null}
        checked={search.auspicious}
      />
      {search.auspicious ? (
        <Choice
          type="checkbox"
          name="seventhMonth"
          value="true"
          label={t("Include the seventh month")}
          count={null}
          checked={search.seventhMonth}
        />
      ) : null}
      <details className={styles.avoid} open={search.avoid.length > 0}>
        <summary className={styles.more}>{t("Days to avoid")}</summary>
        {AVOIDABLE.map((kind) => (
          <Choice
            key={kind}
            type="checkbox"
            name="avoid"
            value={kind}
            label={AVOIDABLE_LABELS[kind].label}
            count={null}
            checked={search.avoid.includes(kind)}
          />
        ))}
      </details>
      {search.auspicious || search.avoid.length > 0 ? <Days search={search} days={days} /> : null}
    </Facet>
  );
}

function Days({ search, days }: { search: VendorSearchQuery; days: readonly AuspiciousDay[] }) {
  const list = (some: readonly AuspiciousDay[]) => (
    <ul className={styles.days}>
      {some.map(({ date, lunar, seventhMonth }) => (
        <li key={date}>
          <ChipLink href={changedHref(search, { date })} current={date === search.date}>
            {formatDay(date)}
            {search.auspicious ? (
              <span className={styles.lunar} lang="zh-Hans">
                {lunar}
              </span>
            ) : null}
            {seventhMonth ? <span className={styles.lunar}>{t("seventh month")}</span> : null}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.almanac}>
      <p className={styles.source}>
        {search.auspicious
          ? t("Coming weekends, by the Chinese almanac (宜嫁娶). Choose one:")
          : t("Coming weekends without the days you avoid. Choose one:")}
      </p>
      {list(days.slice(0, OPEN_DAYS))}
      {days.length > OPEN_DAYS ? (
        <details open={days.slice(OPEN_DAYS).some(({ date }) => date === search.date)}>
          <summary className={styles.more}>{t("More days")}</summary>
          {list(days.slice(OPEN_DAYS))}
        </details>
      ) : null}
    </div>
  );
}
