"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { LazyUnreadBadge } from "@/components/messaging/room/unread/lazy-unread-badge";
import { classNames } from "@/components/ui/theme/class-names";
import { ACCOUNT_LINKS, type CustomerLink, DASHBOARD_TABS } from "./customer-links";
import styles from "./customer-nav.module.css";

/** The bars below the header: the dashboard's tabs, and outside the dashboard the account's pages as well. */
export function CustomerNav() {
  const pathname = usePathname();
  return (
    <>
      <Bar name="Your wedding" links={DASHBOARD_TABS} pathname={pathname} />
      {pathname.startsWith("/user/dashboard/") ? null : (
        <Bar name="Your account" links={ACCOUNT_LINKS} pathname={pathname} second />
      )}
    </>
  );
}

type Props = { name: string; links: readonly CustomerLink[]; pathname: string; second?: boolean };

function Bar({ name, links, pathname, second = false }: Props) {
  return (
    <nav className={classNames(styles.nav, second && styles.second)} aria-label={name}>
      <ul className={styles.tabs}>
        {links.map(({ label, href, also, counts }) => {
          const here = pathname === href;
          const within = here || pathname === also || pathname.startsWith(`${href}/`);
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
