"use client";
import Link from "next/link";
import type { ComponentProps } from "react";
import { OrderStateBadge } from "@/components/sale/order/order-state-badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import type { PagedList } from "@/components/ui/list/paged-list";
import type { AlternativeVendor, VendorClosing } from "@/contracts/operator/closing/closing";
import { formatDate } from "@/lib/dates";
import { formatMoney, formatMoneyShort, toCents } from "@/lib/money";
import { ConsoleTable } from "../parts/console-table";
import styles from "./closing-view.module.css";

type Query = ComponentProps<typeof PagedList<VendorClosing["orders"]>>["query"];

/** The open orders, with each couple's refund and the other vendors suggested in its mail. */
export function ClosingOrders({ query }: { query: Query }) {
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className={styles.heading}>
        Open orders
      </h2>
      <ConsoleTable
        query={query}
        name="Open orders"
        things="orders"
        columns={[
          "Order",
          "Couple",
          "Wedding",
          "State",
          { label: "Gets back", isNumeric: true },
          "Offered instead",
        ]}
        empty={<EmptyState title="No open orders">No couple waits for this vendor.</EmptyState>}
      >
        {({ _id, orderNumber, customerName, eventDate, state, refund, alternatives }) => (
          <tr key={_id}>
            <td>
              <Link href={`/operator/orders/${_id}`} prefetch={false}>
                {orderNumber}
              </Link>
            </td>
            <td>{customerName}</td>
            <td>{eventDate ? formatDate(eventDate) : "No date"}</td>
            <td>
              <OrderStateBadge state={state} />
            </td>
            <td data-numeric>{formatMoney(toCents(refund))}</td>
            <td>
              <Alternatives of={alternatives} />
            </td>
          </tr>
        )}
      </ConsoleTable>
    </section>
  );
}

function Alternatives({ of }: { of: readonly AlternativeVendor[] }) {
  if (of.length === 0) return <>None free at this price: a search for the day</>;
  return (
    <ul className={styles.instead}>
      {of.map(({ vendorId, vendorName, vendorSlug, productSlug, price }) => (
        <li key={vendorId}>
          <a href={`/vendor-detail/${vendorSlug}/${productSlug}`} target="_blank" rel="noopener">
            {vendorName}
          </a>
          , {formatMoneyShort(toCents(price))}
        </li>
      ))}
    </ul>
  );
}
