"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Fragment } from "react";
import { useTeamRole } from "@/components/session/use-team-role";
import { useUnreadRooms } from "@/components/messaging/room/unread/use-unread-rooms";
import { mayOpen } from "@/contracts/catalogue/vendor/vendor-pages";
import { useGetVendorProfileQuery } from "@/services/identity/auth";
import { useGetVendorOrderSummaryQuery } from "@/services/sale/order-vendor";
import { useAppSelector } from "@/store/hooks";
import { currentEntry, VENDOR_MENU, type VendorMenuEntry } from "./vendor-menu";
import styles from "./vendor-menu-list.module.css";

/** Every role has its own dashboard. */
const HOME = "/vendor/dashboard";

type Props = { ground: "paper" | "night"; layout?: "column" | "row"; onChoose?: () => void };

/** The vendor's menu: a column in the sidebar and the drawer, a row in the sticky bar. */
export function VendorMenuList({ ground, layout = "column", onChoose }: Props) {
  const counts = useCounts();
  const role = useTeamRole();
  const menu = VENDOR_MENU.filter(({ href }) => mayOpen(role, href) || href === HOME);
  return (
    <ul className={styles.list} data-ground={ground} data-layout={layout}>
      {menu.map((entry, at) => (
        <Fragment key={entry.href}>
          {layout === "column" && entry.group && entry.group !== menu[at - 1]?.group ? (
            <li className={styles.heading}>{entry.group}</li>
          ) : null}
          <li>
            <Entry entry={entry} count={entry.counts ? counts[entry.counts] : 0} onChoose={onChoose} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

type EntryProps = { entry: VendorMenuEntry; count: number; onChoose: (() => void) | undefined };

function Entry({ entry, count, onChoose }: EntryProps) {
  const pathname = usePathname();
  const { label, href, icon: EntryIcon } = entry;
  return (
    <Link
      className={styles.entry}
      href={href}
      prefetch={false}
      aria-current={pathname === href ? "page" : entry === currentEntry(pathname) ? "true" : undefined}
      onClick={onChoose}
    >
      <EntryIcon fontSize="small" aria-hidden="true" />
      <span>{label}</span>
      {count > 0 ? (
        <span className={styles.count}>
          {count > 99 ? "99+" : count}
          <span className="visually-hidden"> {entry.counts === "unread-rooms" ? "unread" : "waiting"}</span>
        </span>
      ) : null}
    </Link>
  );
}

/** Fetched only after the entry check has loaded the profile, because that check handles an expired session. */
function useCounts(): Record<NonNullable<VendorMenuEntry["counts"]>, number> {
  const account = useAppSelector((state) => state.auth.userData);
  const id = account?.roleUser === "vendor" ? account.id : skipToken;
  const { isSuccess } = useGetVendorProfileQuery(id);
  const { data } = useGetVendorOrderSummaryQuery(undefined, { skip: !isSuccess });
  return {
    "awaiting-approval": data?.awaitingApproval ?? 0,
    "unread-rooms": useUnreadRooms(!isSuccess),
  };
}
