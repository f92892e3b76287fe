import type { OpenHours } from "@/contracts/catalogue/product/product";
import { WEEK, WEEKDAY_NAMES } from "@/lib/weekdays";
import styles from "./week-hours.module.css";

/** A week of opening hours, with today highlighted. */
export function WeekHours({ hours, today }: { hours: OpenHours; today: string }) {
  const weekday = String(new Date(`${today}T00:00:00Z`).getUTCDay());
  return (
    <section>
      <table className={styles.week}>
        <caption>Opening hours</caption>
        <tbody>
          {WEEK.map((key) => {
            const day = hours[key];
            return (
              <tr key={key} className={key === weekday ? styles.today : undefined}>
                <th scope="row">
                  {WEEKDAY_NAMES[key]}
                  {key === weekday ? <span className={styles.mark}>today</span> : null}
                </th>
                <td className={day ? undefined : styles.closed}>
                  {day ? `${day.open} to ${day.close}` : "closed"}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
