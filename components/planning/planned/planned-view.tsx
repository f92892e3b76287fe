import { TileRosette } from "@/components/ui/media/tile-rosette";
import styles from "./planned-view.module.css";

export type PlannedPage = {
  title: string;
  /** States the missing feature. */
  lead: string;
  /** Pages that do part of it today. */
  today: readonly { href: string; label: string; text: string }[];
};

/** A dashboard tab that is not built yet: says so, and leads to the pages that help until it is. */
export function PlannedView({ title, lead, today }: PlannedPage) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <TileRosette className={styles.rosette} size={120} />
      </header>
      <section aria-labelledby="today">
        <h2 id="today" className={styles.heading}>
          What you can do today
        </h2>
        <ul className={styles.list}>
          {today.map(({ href, label, text }) => (
            <li key={href}>
              <a href={href}>{label}</a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
