import type { OpenHours } from "@/contracts/catalogue/product/product";
import { WEEK, WEEKDAY_NAMES } from "@/lib/weekdays";
import { t, td } from "@/lib/words/t";
import styles from "./week-hours.module.css";

/** A week of opening hours, with today highlighted. */
export function WeekHours({ hours, today }: { hours: OpenHours; today: string }) {
  const weekday = String(new Date(`${today}T00:00:00Z`).getUTCDay());
  return (
    <section>
      <table className={styles.week}>
        <caption>{t("Opening hours")}</caption>
        <tbody>
          {WEEK.map((key) => {
            const day = hours[key];
            return (
              <tr key={key} className={key === weekday ? styles.today : undefined}>
                <th scope="row">
                  {td(WEEKDAY_NAMES[key])}
                  {key === weekday ? <span className={styles.mark}>{t("today")}</span> : null}
                </th>
                <td className={day ? undefined : styles.closed}>
                  {day ? t("{open} to {close}", { open: day.open, close: day.close }) : t("closed")}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
