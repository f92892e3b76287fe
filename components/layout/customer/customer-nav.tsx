"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { LazyUnreadBadge } from "@/components/messaging/room/unread/lazy-unread-badge";
import { ACCOUNT_LINKS, DASHBOARD_TABS } from "./customer-links";
import styles from "./customer-nav.module.css";

const BARS = {
  dashboard: { name: "Your wedding", links: DASHBOARD_TABS },
  account: { name: "Your account", links: ACCOUNT_LINKS },
};

/** The bar below the header: the five dashboard tabs, or the account links on the area's other pages. */
export function CustomerNav() {
  const pathname = usePathname();
  const { name, links } = BARS[pathname.startsWith("/user/dashboard/") ? "dashboard" : "account"];
  return (
    <nav className={styles.nav} aria-label={name}>
      <ul className={styles.tabs}>
        {links.map(({ label, href, counts }) => {
          const here = pathname === href;
          const within = here || pathname.startsWith(`${href}/`);
          return (
            <li key={href}>
              <Link
                className={styles.tab}
                href={href}
                prefetch={false}
                aria-current={here ? "page" : within ? "true" : undefined}
              >
                {label}
                {counts ? <LazyUnreadBadge /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
