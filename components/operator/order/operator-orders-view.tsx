"use client";
import Link from "next/link";
import { OrderStateBadge } from "@/components/sale/order/order-state-badge";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { formatDate, formatDateTime } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { useGetOperatorOrdersQuery } from "@/services/operator/order";
import { ConsoleSearch } from "../parts/console-search";
import { ConsoleTable } from "../parts/console-table";
import styles from "./operator-orders-view.module.css";

const TABS = [
  { tab: "", label: "All" },
  { tab: "to_decide", label: "Refunds to decide" },
  { tab: "under_cancellation", label: "Under cancellation" },
  { tab: "awaiting_approval", label: "Awaiting approval" },
] as const;

/** All orders, newest first. */
export function OperatorOrdersView() {
  const { page, search, get } = useListParams();
  const state = TABS.find(({ tab }) => tab === get("state"))?.tab ?? "";
  const query = useGetOperatorOrdersQuery({ page, limit: 50, searchBy: search, state });
  return (
    <>
      <PageTitle title="Orders">Every order, with both sides’ documents and what may be done.</PageTitle>
      <PageTabs label="Orders by state" path="/operator/orders" tabs={TABS} current={state} param="state" />
      <ConsoleSearch label="Search orders" placeholder="Order number, name, email, phone or vendor" />
      <ConsoleTable
        query={query}
        name="Orders"
        things="orders"
        columns={[
          "Order",
          "State",
          "Couple",
          "Vendor",
          "Event",
          { label: "Value", isNumeric: true },
          { label: "Paid", isNumeric: true },
          { label: "Refunded", isNumeric: true },
        ]}
        empty={
          <EmptyState
            title={search ? `No order matches “${search}”` : state ? "Nothing here" : "No orders yet"}
          >
            {search
              ? "Check the number, or try fewer words."
              : "Orders appear here once a couple places one."}
          </EmptyState>
        }
      >
        {(order) => (
          <tr key={order._id}>
            <td className={styles.number}>
              <Link href={`/operator/orders/${order._id}`} prefetch={false}>
                {order.orderNumber}
              </Link>
              <br />
              {formatDateTime(order.placedAt)}
            </td>
            <td>
              <OrderStateBadge state={order.state} />{" "}
              {order.isDisputed ? <Badge tone="bad">Disputed</Badge> : null}
            </td>
            <td className={styles.person}>
              {order.customerName}
              <br />
              {order.email}
            </td>
            <td>{order.vendorName}</td>
            <td>{order.eventDate ? formatDate(order.eventDate) : "No date"}</td>
            {[order.orderValue, order.paid, order.refunded].map((dollars, at) => (
              <td key={at} className={styles.amount} data-numeric>
                {formatMoney(toCents(dollars))}
              </td>
            ))}
          </tr>
        )}
      </ConsoleTable>
    </>
  );
}
