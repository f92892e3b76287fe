"use client";
import { CountBadge } from "@/components/ui/feedback/count-badge";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Fragment } from "react";
import { useTeamRole } from "@/components/session/use-team-role";
import { MenuDrawing } from "@/components/ui/media/menu-drawing";
import { mayOpen } from "@/contracts/catalogue/vendor/vendor-pages";
import { useMenuCounts } from "./use-menu-counts";
import { currentEntry, VENDOR_HOME, VENDOR_MENU, type VendorMenuEntry } from "./vendor-menu";
import styles from "./vendor-menu-list.module.css";

type Props = { ground: "paper" | "night"; layout?: "column" | "row"; onChoose?: () => void };

/** The vendor's menu: a column in the sidebar and the drawer, a row in the sticky bar. */
export function VendorMenuList({ ground, layout = "column", onChoose }: Props) {
  const counts = useMenuCounts();
  const role = useTeamRole();
  const menu = VENDOR_MENU.filter(({ href }) => mayOpen(role, href) || href === VENDOR_HOME);
  return (
    <ul className={styles.list} data-ground={ground} data-layout={layout}>
      {menu.map((entry, at) => (
        <Fragment key={entry.href}>
          {layout === "column" && entry.group && entry.group !== menu[at - 1]?.group ? (
            <li className={styles.heading}>{entry.group}</li>
          ) : null}
          <li>
            <Entry
              entry={entry}
              count={entry.counts ? counts[entry.counts] : 0}
              tone={ground === "night" ? "night" : "brass"}
              onChoose={onChoose}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

type EntryProps = {
  entry: VendorMenuEntry;
  count: number;
  tone: "brass" | "night";
  onChoose: (() => void) | undefined;
};

function Entry({ entry, count, tone, onChoose }: EntryProps) {
  const pathname = usePathname();
  const { label, href, drawing } = entry;
  return (
    <Link
      className={styles.entry}
      href={href}
      prefetch={false}
      aria-current={pathname === href ? "page" : entry === currentEntry(pathname) ? "true" : undefined}
      onClick={onChoose}
    >
      <MenuDrawing path={drawing} />
      <span>{label}</span>
      <CountBadge
        count={count}
        tone={tone}
        unit={entry.counts === "unread-rooms" ? "unread" : "waiting"}
        className={styles.count}
      />
    </Link>
  );
}
