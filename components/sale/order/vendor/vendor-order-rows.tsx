import Link from "next/link";
import {
  type OrderSort,
  type OrderSummary,
  paidLessRefunds,
  type VendorOrderSummary,
} from "@/contracts/sale/order/order";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { amount } from "@/components/ui/money/amount";
import { Table } from "@/components/ui/list/table";
import { Badge } from "@/components/ui/feedback/badge";
import { ISSUE_LABEL } from "../order-labels";
import { itemsLine } from "../items-line";
import { SortHeading } from "@/components/ui/list/sort-heading";
import { OrderStateBadge } from "../order-state-badge";
import styles from "./vendor-order-rows.module.css";

const hrefOf = ({ id }: OrderSummary) => `/vendor/dashboard/orders/${id}`;
const eventOf = ({ eventDate }: OrderSummary) => (eventDate ? formatDate(eventDate) : "No date");

function Badges({ order }: { order: OrderSummary }) {
  return (
    <span className={styles.badges}>
      <OrderStateBadge state={order.state} />
      {order.hasIssue ? <Badge tone="warn">{ISSUE_LABEL}</Badge> : null}
    </span>
  );
}

type Props = {
  orders: VendorOrderSummary[];
  sort?: OrderSort;
  /** Without it, the headings don't sort. */
  onSort?: (sort: OrderSort) => void;
};

/** Orders as a table where there is room, else as short cards. */
export function VendorOrderRows({ orders, sort, onSort }: Props) {
  return (
    <>
      <div className={styles.table}>
        <Table caption="Orders">
          <thead>
            <tr>
              <SortHeading label="Order" by="placed" first="-placed" sort={sort} onSort={onSort} />
              <th scope="col">Couple</th>
              <th scope="col">Items</th>
              <SortHeading label="Event" by="event" first="event" sort={sort} onSort={onSort} />
              <th scope="col">Status</th>
              <th scope="col">Assigned to</th>
              <th scope="col" data-numeric>
                Paid
              </th>
              <SortHeading label="Total" by="total" first="-total" sort={sort} onSort={onSort} isNumeric />
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id} className={styles.row}>
                <th scope="row" className={styles.number}>
                  <Link className={styles.link} href={hrefOf(order)} prefetch={false}>
                    {order.orderNumber}
                  </Link>
                  <span className={styles.placed}>
                    {formatDate(todayInSingapore(new Date(order.placedAt)))}
                  </span>
                </th>
                <td>{order.customer.name}</td>
                <td className={styles.items}>{itemsLine(order)}</td>
                <td className={styles.nowrap}>{eventOf(order)}</td>
                <td>
                  <Badges order={order} />
                </td>
                <td>{order.handler?.name ?? ""}</td>
                <td data-numeric>
                  {amount(paidLessRefunds(order))}
                  {order.refunded > 0 ? (
                    <span className={styles.placed}>{amount(order.refunded)} refunded</span>
                  ) : null}
                </td>
                <td data-numeric className={styles.total}>
                  {amount(order.orderValue)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <ul className={styles.cards}>
        {orders.map((order) => (
          <li key={order.id} className={styles.card}>
            <div className={styles.line}>
              <Link className={styles.link} href={hrefOf(order)} prefetch={false}>
                {order.customer.name}
              </Link>
              <strong className="tabular">{amount(order.orderValue)}</strong>
            </div>
            <p className={styles.placed}>
              {order.orderNumber} · placed {formatDate(todayInSingapore(new Date(order.placedAt)))}
            </p>
            <p className={styles.cardItems}>{itemsLine(order)}</p>
            <div className={styles.line}>
              <Badges order={order} />
              <span className={styles.placed}>{eventOf(order)}</span>
            </div>
            {order.handler ? <p className={styles.placed}>Assigned to {order.handler.name}</p> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
