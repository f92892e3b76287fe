"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useGetVendorOrderSummaryQuery } from "@/services/order-vendor";
import { useAppSelector } from "@/store/hooks";
import { currentEntry, VENDOR_MENU } from "./vendor-menu";
import styles from "./vendor-menu-list.module.css";

type Props = { ground: "paper" | "night"; layout?: "column" | "row"; onChoose?: () => void };

/** The vendor's menu: a column in the sidebar and the drawer, a row in the sticky bar. */
export function VendorMenuList({ ground, layout = "column", onChoose }: Props) {
  const pathname = usePathname();
  const current = currentEntry(pathname);
  const waiting = useAwaitingApproval();
  return (
    <ul className={styles.list} data-ground={ground} data-layout={layout}>
      {VENDOR_MENU.map((entry) => {
        const { label, href, icon: EntryIcon, counts } = entry;
        const count = counts ? waiting : 0;
        return (
          <li key={href}>
            <Link
              className={styles.entry}
              href={href}
              prefetch={false}
              aria-current={pathname === href ? "page" : entry === current ? "true" : undefined}
              onClick={onChoose}
            >
              <EntryIcon fontSize="small" aria-hidden="true" />
              <span>{label}</span>
              {count > 0 ? (
                <span className={styles.count}>
                  {count > 99 ? "99+" : count}
                  <span className="visually-hidden"> waiting</span>
                </span>
              ) : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Asked only once the session is known; the dashboard shares the answer. */
function useAwaitingApproval(): number {
  const isVendor = useAppSelector((state) => state.auth.userData?.roleUser === "vendor");
  const { data } = useGetVendorOrderSummaryQuery(undefined, { skip: !isVendor });
  return data?.awaitingApproval ?? 0;
}
