import Link from "next/link";
import { Card } from "@/components/ui/page/card";
import { formatDate } from "@/lib/dates";
import { amount } from "@/components/ui/money/amount";
import type { Cart, CartVendorGroup as Group } from "@/contracts/sale/cart";
import { CartLineItem } from "./line/cart-line-item";
import { OfferedLine } from "./line/offered-line";
import styles from "./cart-vendor-group.module.css";
import { MilestonesPreview } from "./milestones-preview";
import { GroupCodes } from "./codes/group-codes";
import type { CartChanges } from "./changes/use-cart-changes";
import type { ReportPending } from "./changes/use-report-pending";
import { t } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";

type Props = {
  group: Group;
  cart: Cart;
  complaints: Record<string, string[]>;
  changes: CartChanges;
  onPending: ReportPending;
};

/** The lines of one vendor, which become one order. */
export function CartVendorGroup({ group, cart, complaints, changes, onPending }: Props) {
  const { vendor, lines, offer } = group;
  const headingId = `vendor-${group.id}`;
  return (
    <Card as="section" className={styles.group ?? ""} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.vendor}>
          <Link href={pathHere(`/vendor-detail/${vendor.id}`)} prefetch={false}>
            {vendor.vendorName}
          </Link>
        </h2>
        {offer ? (
          <p className={styles.offer}>
            {t("From their offer, valid until {date}.", { date: formatDate(offer.validUntil) })}{" "}
            <Link href={`/user/dashboard/messages?vendorId=${vendor.id}`} prefetch={false}>
              {t("Ask for a change")}
            </Link>
          </p>
        ) : null}
        {lines.length > 1 || group.discount > 0 ? (
          <p className={styles.total}>{amount(group.total)}</p>
        ) : null}
      </header>
      <ul>
        {lines.map((line) =>
          offer ? (
            <OfferedLine
              key={line.id}
              line={line}
              vendorId={vendor.id}
              complaints={complaints[line.id] ?? []}
              changes={changes}
            />
          ) : (
            <CartLineItem
              key={line.id}
              line={line}
              vendorId={vendor.id}
              vendorName={vendor.vendorName}
              complaints={complaints[line.id] ?? []}
              changes={changes}
              onPending={onPending}
            />
          ),
        )}
      </ul>
      <GroupCodes group={group} cart={cart} />
      <MilestonesPreview milestones={group.milestones} total={group.total} vendorName={vendor.vendorName} />
    </Card>
  );
}
