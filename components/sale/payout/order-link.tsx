import Link from "next/link";
import styles from "./payout-lists.module.css";

/** A vendor's order by its number. */
export function OrderLink({ id, number }: { id: string; number: string }) {
  return (
    <Link className={styles.link} href={`/vendor/dashboard/orders/${id}`} prefetch={false}>
      {number}
    </Link>
  );
}
