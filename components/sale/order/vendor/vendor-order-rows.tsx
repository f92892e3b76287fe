import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Link from "next/link";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { amount } from "@/components/ui/money/amount";
import { Badge } from "@/components/ui/feedback/badge";
import { ISSUE_LABEL } from "../order-labels";
import { itemsLine } from "../items-line";
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

/** Orders as a table where there is room for one, and as short cards where there is not. */
export function VendorOrderRows({ orders }: { orders: OrderSummary[] }) {
  return (
    <>
      <div className={styles.table}>
        <Table size="small" aria-label="Orders">
          <TableHead>
            <TableRow>
              <TableCell>Order</TableCell>
              <TableCell>Couple</TableCell>
              <TableCell>Items</TableCell>
              <TableCell>Event</TableCell>
              <TableCell>Status</TableCell>
              <TableCell align="right">Paid</TableCell>
              <TableCell align="right">Total</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.map((order) => (
              <TableRow key={order.id} className={styles.row ?? ""}>
                <TableCell component="th" scope="row" className={styles.number ?? ""}>
                  <Link className={styles.link} href={hrefOf(order)} prefetch={false}>
                    {order.orderNumber}
                  </Link>
                  <span className={styles.placed}>
                    {formatDate(todayInSingapore(new Date(order.placedAt)))}
                  </span>
                </TableCell>
                <TableCell>{order.customer.name}</TableCell>
                <TableCell className={styles.items ?? ""}>{itemsLine(order)}</TableCell>
                <TableCell className={styles.nowrap ?? ""}>{eventOf(order)}</TableCell>
                <TableCell>
                  <Badges order={order} />
                </TableCell>
                <TableCell align="right">
                  {amount(order.paid)}
                  {order.refunded > 0 ? (
                    <span className={styles.placed}>{amount(order.refunded)} refunded</span>
                  ) : null}
                </TableCell>
                <TableCell align="right" className={styles.total ?? ""}>
                  {amount(order.orderValue)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
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
          </li>
        ))}
      </ul>
    </>
  );
}
