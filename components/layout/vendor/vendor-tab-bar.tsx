"use client";
import { shortCount } from "@/lib/text/short-count";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTeamRole } from "@/components/session/use-team-role";
import { MenuDrawing } from "@/components/ui/media/menu-drawing";
import { mayOpen } from "@/contracts/catalogue/vendor/vendor-pages";
import { DRAWINGS } from "./menu-drawings";
import { useMenuCounts } from "./use-menu-counts";
import { currentEntry, VENDOR_HOME, type VendorMenuEntry } from "./vendor-menu";
import styles from "./vendor-tab-bar.module.css";

const TABS: readonly VendorMenuEntry[] = [
  { label: "Home", href: VENDOR_HOME, drawing: DRAWINGS.dashboard },
  {
    label: "Approvals",
    href: "/vendor/dashboard/orders/approve",
    drawing: DRAWINGS.factCheck,
    counts: "awaiting-approval",
  },
  { label: "Orders", href: "/vendor/dashboard/orders", drawing: DRAWINGS.receiptLong },
  {
    label: "Messages",
    href: "/vendor/dashboard/messages",
    drawing: DRAWINGS.chatBubbleOutline,
    counts: "unread-rooms",
  },
  { label: "Calendar", href: "/vendor/dashboard/calendar", drawing: DRAWINGS.calendarMonth },
];

/** On a phone, the pages of a vendor's day within reach of a thumb; only those that the role may open. */
export function VendorTabBar() {
  const pathname = usePathname();
  const counts = useMenuCounts();
  const role = useTeamRole();
  const tabs = TABS.filter(({ href }) => mayOpen(role, href) || href === VENDOR_HOME);
  return (
    <nav className={styles.bar} aria-label="Quick menu">
      <ul className={styles.tabs}>
        {tabs.map(({ label, href, drawing, counts: of }) => {
          const count = of ? counts[of] : 0;
          return (
            <li key={href}>
              <Link
                className={styles.tab}
                href={href}
                prefetch={false}
                aria-current={
                  pathname === href ? "page" : currentEntry(pathname)?.href === href ? "true" : undefined
                }
              >
                <span className={styles.icon}>
                  <MenuDrawing path={drawing} />
                  {count > 0 ? (
                    <span className={styles.count} aria-hidden="true">
                      {shortCount(count)}
                    </span>
                  ) : null}
                </span>
                {label}
                {count > 0 ? (
                  <span className="visually-hidden">
                    {` ${count} ${of === "unread-rooms" ? "unread" : "waiting"}`}
                  </span>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
