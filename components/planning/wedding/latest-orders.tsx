import { itemsLine } from "@/components/sale/order/items-line";
import Link from "next/link";
import { amount } from "@/components/ui/money/amount";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { OrderStateBadge } from "@/components/sale/order/order-state-badge";
import type { Page } from "@/contracts/envelope";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { formatDate } from "@/lib/dates";
import { HomeSection, RowsSkeleton } from "@/components/ui/page/home-section";
import styles from "./latest-orders.module.css";

const LIST = "/user/manage-orders";

type Props = {
  data?: Page<OrderSummary> | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** The newest orders, with a link to all. */
export function LatestOrders({ data, error, isFetching, refetch }: Props) {
  return (
    <HomeSection title="Your orders" action={{ label: "All orders", href: LIST }}>
      {data ? (
        <ul>
          {data.docs.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : error && !isFetching ? (
        <LoadFailure title="Your orders could not be loaded" error={error} retry={refetch} />
      ) : (
        <RowsSkeleton label="Loading orders" />
      )}
    </HomeSection>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { id, vendor, eventDate, state } = order;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <Link href={`${LIST}/${id}`} prefetch={false}>
          {vendor.vendorName}
        </Link>
        <span className={styles.amount}>{amount(order.orderValue)}</span>
      </p>
      <p className={styles.items}>{itemsLine(order)}</p>
      <p className={styles.facts}>
        <OrderStateBadge state={state} />
        {eventDate ? <span>for {formatDate(eventDate)}</span> : null}
        <span className={styles.number}>{order.orderNumber}</span>
      </p>
    </li>
  );
}
