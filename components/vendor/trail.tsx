import styles from "./trail.module.css";

/** The way here from the top. */
export function Trail({ entries }: { entries: readonly { name: string; href: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {entries.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
