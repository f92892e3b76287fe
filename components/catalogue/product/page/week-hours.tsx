import type { OpenHours } from "@/contracts/catalogue/product";
import styles from "./week-hours.module.css";

const WEEK = [
  ["1", "Monday"],
  ["2", "Tuesday"],
  ["3", "Wednesday"],
  ["4", "Thursday"],
  ["5", "Friday"],
  ["6", "Saturday"],
  ["0", "Sunday"],
] as const;

/** A week of opening hours, with today highlighted. */
export function WeekHours({ hours, today }: { hours: OpenHours; today: string }) {
  const weekday = String(new Date(`${today}T00:00:00Z`).getUTCDay());
  return (
    <section>
      <table className={styles.week}>
        <caption>Opening hours</caption>
        <tbody>
          {WEEK.map(([key, name]) => {
            const day = hours[key];
            return (
              <tr key={key} className={key === weekday ? styles.today : undefined}>
                <th scope="row">
                  {name}
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
