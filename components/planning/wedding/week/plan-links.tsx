import Link from "next/link";
import styles from "./week.module.css";

/** The plans that have no tab of their own. */
export function PlanLinks({ entries }: { entries: number }) {
  return (
    <ul className={styles.links}>
      <li className={styles.link}>
        <Link href="/user/dashboard/my-wedding/run-sheet" prefetch={false}>
          Run sheet
        </Link>
        <p className={styles.note}>
          {entries === 0
            ? "Your day by the minute, to share with vendors and helpers."
            : `${entries} ${entries === 1 ? "entry" : "entries"} on your day.`}
        </p>
      </li>
      <li className={styles.link}>
        <Link href="/user/dashboard/my-wedding/page" prefetch={false}>
          Your wedding page
        </Link>
        <p className={styles.note}>Your story, days and places behind a link for your guests.</p>
      </li>
      <li className={styles.link}>
        <Link href="/user/dashboard/my-wedding/team" prefetch={false}>
          Your team
        </Link>
        <p className={styles.note}>Plan with your fiancé or fiancée, bridal party and helpers.</p>
      </li>
    </ul>
  );
}
