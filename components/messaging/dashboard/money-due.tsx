"use client";
import Link from "next/link";
import { Icon } from "@/components/ui/media/icon";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { amount } from "@/components/ui/money/amount";
import { DUE_SOON_DAYS } from "@/contracts/sale/payment/milestone";
import { useGetVendorMilestonesQuery } from "@/services/sale/payout";
import { Panel } from "./panel";
import styles from "./panel.module.css";

const PAYMENTS = "/vendor/dashboard/payment?tab=due";

/** The payments that are overdue or due soon. Renders nothing if it can't be loaded, because the payments page says why. */
export function MoneyDue() {
  const { data, error } = useGetVendorMilestonesQuery(
    { page: 1, limit: 1, due: "open" },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data) return null;
  const rows = data
    ? [
        { label: "Overdue", sum: data.sums.overdue, href: `${PAYMENTS}&due=overdue`, urgent: true },
        { label: `Due in ${DUE_SOON_DAYS} days`, sum: data.sums.soon, href: PAYMENTS, urgent: false },
      ].filter(({ sum }) => sum > 0)
    : [];
  return (
    <Panel
      title="Payments from couples"
      action={
        <Link href={PAYMENTS} prefetch={false}>
          All payments
        </Link>
      }
    >
      {data ? null : <Skeleton shape="block" height="3.25rem" />}
      {data && rows.length === 0 ? (
        <p className={styles.none}>Nothing is due in the next {DUE_SOON_DAYS} days.</p>
      ) : null}
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map(({ label, sum, href, urgent }) => (
            <li key={label} className={styles.row} data-urgent={urgent || undefined}>
              <Icon name={urgent ? "alert" : "calendar"} />
              <Link className={styles.link} href={href} prefetch={false}>
                {label}
              </Link>
              <strong className={styles.number}>{amount(sum)}</strong>
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
