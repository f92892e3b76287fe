"use client";
import CalendarMonthOutlined from "@mui/icons-material/CalendarMonthOutlined";
import ChatBubbleOutlineOutlined from "@mui/icons-material/ChatBubbleOutlineOutlined";
import DashboardOutlined from "@mui/icons-material/SpaceDashboardOutlined";
import FactCheckOutlined from "@mui/icons-material/FactCheckOutlined";
import ReceiptLongOutlined from "@mui/icons-material/ReceiptLongOutlined";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTeamRole } from "@/components/session/use-team-role";
import { mayOpen } from "@/contracts/catalogue/vendor/vendor-pages";
import { useMenuCounts } from "./use-menu-counts";
import { currentEntry, VENDOR_HOME, type VendorMenuEntry } from "./vendor-menu";
import styles from "./vendor-tab-bar.module.css";

const TABS: readonly VendorMenuEntry[] = [
  { label: "Home", href: VENDOR_HOME, icon: DashboardOutlined },
  {
    label: "Approvals",
    href: "/vendor/dashboard/orders/approve",
    icon: FactCheckOutlined,
    counts: "awaiting-approval",
  },
  { label: "Orders", href: "/vendor/dashboard/orders", icon: ReceiptLongOutlined },
  {
    label: "Messages",
    href: "/vendor/dashboard/messages",
    icon: ChatBubbleOutlineOutlined,
    counts: "unread-rooms",
  },
  { label: "Calendar", href: "/vendor/dashboard/calendar", icon: CalendarMonthOutlined },
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
        {tabs.map(({ label, href, icon: TabIcon, counts: of }) => {
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
                  <TabIcon fontSize="small" aria-hidden="true" />
                  {count > 0 ? (
                    <span className={styles.count} aria-hidden="true">
                      {count > 99 ? "99+" : count}
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
