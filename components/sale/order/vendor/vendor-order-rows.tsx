import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Link from "next/link";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { amount } from "@/components/ui/money/amount";
import { OrderStateBadge } from "../order-state-badge";
import styles from "./vendor-order-rows.module.css";

const hrefOf = ({ id }: OrderSummary) => `/vendor/dashboard/orders/${id}`;
const eventOf = ({ eventDate }: OrderSummary) => (eventDate ? formatDate(eventDate) : "No date");
const itemsOf = ({ firstItemTitle, itemCount }: OrderSummary) =>
  itemCount > 1 ? `${firstItemTitle} +${itemCount - 1}` : firstItemTitle;

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
                <TableCell className={styles.items ?? ""}>{itemsOf(order)}</TableCell>
                <TableCell className={styles.nowrap ?? ""}>{eventOf(order)}</TableCell>
                <TableCell>
                  <OrderStateBadge state={order.state} />
                </TableCell>
                <TableCell align="right">{amount(order.paid)}</TableCell>
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
            <p className={styles.cardItems}>{itemsOf(order)}</p>
            <div className={styles.line}>
              <OrderStateBadge state={order.state} />
              <span className={styles.placed}>{eventOf(order)}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
