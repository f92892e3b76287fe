"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { LateUnreadBadge } from "@/components/room/late-unread-badge";
import { ACCOUNT_LINKS } from "./account-links";
import styles from "./account-nav.module.css";

/** The tabs of the customer area, as links. */
export function AccountNav() {
  const pathname = usePathname();
  return (
    <nav className={styles.nav} aria-label="Your area">
      <ul className={styles.tabs}>
        {ACCOUNT_LINKS.map(({ label, href, counts }) => {
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
                {counts ? <LateUnreadBadge /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
