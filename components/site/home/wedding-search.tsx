import { classNames } from "@/components/ui/theme/class-names";
import { NativeDateField } from "@/components/ui/form/date/native-date-field";
import { Icon } from "@/components/ui/media/icon";
import { addDays, todayInSingapore } from "@/lib/dates";
import type { HomeMessages } from "./messages/en";
import { TABLES_FIELD } from "@/components/catalogue/search/query/tables-field";
import { SuggestInput } from "@/components/catalogue/search/suggest/suggest-input";
import { pathHere } from "@/lib/language/spoken";
import styles from "./wedding-search.module.css";

/** An area to search in: its postal district and name. */
export type SearchArea = { value: number; label: string };

/**
 * The search bar of `/`: what, when, how many tables and where, all optional. A GET form to `/vendor`, so that it works
 * before hydration and without script. Script fills in the visitor's last search (fill-wedding.ts).
 */
export function WeddingSearch({
  areas,
  words,
}: {
  areas: readonly SearchArea[];
  words: HomeMessages["search"];
}) {
  return (
    <form
      className={styles.bar}
      action={pathHere("/vendor#result")}
      method="get"
      role="search"
      aria-label={words.form}
      data-wedding
      noValidate
    >
      <div className={styles.what}>
        <label className={styles.label} htmlFor="hero-search">
          {words.what}
          <span className="visually-hidden">: {words.anything}</span>
        </label>
        <SuggestInput
          id="hero-search"
          className={styles.field}
          type="search"
          name="q"
          placeholder={words.anything}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <div className={styles.part}>
        <label className={styles.label} htmlFor="hero-date">
          {words.when}
        </label>
        <NativeDateField
          id="hero-date"
          label={words.when}
          openLabel={words.openCalendar}
          line={false}
          className={styles.field}
          name="date"
          min={addDays(todayInSingapore(), 1)}
        />
      </div>
      <div className={styles.part}>
        <label className={styles.label} htmlFor="hero-tables">
          {words.tables}
          <span className="visually-hidden"> {words.ofTen}</span>
        </label>
        <input id="hero-tables" className={styles.field} {...TABLES_FIELD} placeholder={words.anyTables} />
      </div>
      <div className={classNames(styles.part, styles.where)}>
        <label className={styles.label} htmlFor="hero-where">
          {words.where}
        </label>
        <select id="hero-where" className={styles.field} name="district">
          <option value="">{words.anywhere}</option>
          {areas.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button className={styles.submit} type="submit">
        <Icon name="search" />
        {words.submit}
      </button>
    </form>
  );
}
