import styles from "./menu.module.css";
import type { SessionLink, SessionLinkGroup } from "./session-links";

export function MenuLinks({ groups }: { groups: SessionLinkGroup[] }) {
  return groups.map(({ heading, links }) => (
    <div key={heading ?? "first"} className={styles.group}>
      {heading ? <p className={styles.heading}>{heading}</p> : null}
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <SessionAnchor link={link} className={styles.entry} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

export function SessionAnchor({ link, className }: { link: SessionLink; className: string | undefined }) {
  const { label, href, newTab = false } = link;
  return (
    <a className={className} href={href} {...(newTab ? { target: "_blank", rel: "noopener" } : {})}>
      {label}
    </a>
  );
}
