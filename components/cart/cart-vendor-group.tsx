import Link from "next/link";
import { Card } from "@/components/ui/card";
import { amount } from "@/components/order/amount";
import type { CartVendorGroup as Group } from "@/contracts/cart";
import { CartLineItem } from "./cart-line-item";
import styles from "./cart-vendor-group.module.css";
import { MilestonesPreview } from "./milestones-preview";
import type { CartChanges } from "./use-cart-changes";
import type { ReportPending } from "./use-report-pending";

type Props = {
  group: Group;
  complaints: Record<string, string[]>;
  changes: CartChanges;
  onPending: ReportPending;
};

/** The lines of one vendor: what becomes one order. */
export function CartVendorGroup({ group, complaints, changes, onPending }: Props) {
  const { vendor, lines } = group;
  const headingId = `vendor-${vendor.id}`;
  return (
    <Card as="section" className={styles.group ?? ""} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.vendor}>
          <Link href={`/vendor-detail/${vendor.id}`} prefetch={false}>
            {vendor.vendorName}
          </Link>
        </h2>
        {lines.length > 1 ? <p className={styles.total}>{amount(group.total)}</p> : null}
      </header>
      <ul>
        {lines.map((line) => (
          <CartLineItem
            key={line.id}
            line={line}
            vendorId={vendor.id}
            complaints={complaints[line.id] ?? []}
            changes={changes}
            onPending={onPending}
          />
        ))}
      </ul>
      <MilestonesPreview milestones={group.milestones} vendorName={vendor.vendorName} />
    </Card>
  );
}
