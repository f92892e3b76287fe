import styles from "./menu.module.css";
import type { AccountLink, AccountLinkGroup } from "./account-links";
import { td } from "@/lib/words/t";

export function MenuLinks({ groups }: { groups: AccountLinkGroup[] }) {
  return groups.map(({ heading, links }) => (
    <div key={heading ?? "first"} className={styles.group}>
      {heading ? <p className={styles.heading}>{td(heading)}</p> : null}
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <AccountAnchor link={link} className={styles.entry} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

export function AccountAnchor({ link, className }: { link: AccountLink; className: string | undefined }) {
  const { label, href, newTab = false } = link;
  return (
    <a className={className} href={href} {...(newTab ? { target: "_blank", rel: "noopener" } : {})}>
      {td(label)}
    </a>
  );
}
