import styles from "./breadcrumb.module.css";

/** Links to the pages above this one, from the top down. */
export function Breadcrumb({ entries }: { entries: readonly { name: string; href: string }[] }) {
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
