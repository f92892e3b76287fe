"use client";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { amount } from "@/components/ui/money/amount";
import { OrderStateBadge } from "@/components/sale/order/order-state-badge";
import { ButtonLink } from "@/components/ui/action/button";
import { TileRosette } from "@/components/ui/media/tile-rosette";
import type { PlacedCheckout } from "@/contracts/sale/order";
import { toCents, toDollars } from "@/lib/money";
import styles from "./checkout-done.module.css";

/** The confirmation: order numbers, and what happens next. */
export function CheckoutDone({ checkout: { orders } }: { checkout: PlacedCheckout }) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const paid = toDollars(orders.reduce((sum, order) => sum + toCents(order.paid), 0));
  const waiting = orders.some(({ state }) => state === "awaiting_approval");
  const cancelled = orders.every(({ state }) => state === "cancelled");

  return (
    <div className={styles.page}>
      <TileRosette size={104} />
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        {cancelled ? "This order is cancelled" : "Thank you. You are on your way."}
      </h1>
      {cancelled ? null : (
        <p className={styles.lead} role="status">
          {paid > 0 ? `${amount(paid)} paid.` : "Nothing to pay today."}{" "}
          {waiting
            ? orders.length > 1
              ? "Your vendors have been told and answer within 72 hours."
              : `${orders[0]?.vendor.vendorName} has been told and answers within 72 hours.`
            : "You find every step of it with your orders."}
        </p>
      )}
      <ul className={styles.orders} aria-label="Orders">
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <div>
              <Link className={styles.number} href={`/user/manage-orders/${order.id}`} prefetch={false}>
                {order.orderNumber}
              </Link>
              <p className={styles.vendor}>{order.vendor.vendorName}</p>
            </div>
            <OrderStateBadge state={order.state} />
          </li>
        ))}
      </ul>
      {waiting ? (
        <ol className={styles.steps} aria-label="What happens next">
          <li>Each vendor confirms your date, or you get everything back.</li>
          <li>The next milestones fall due later; your orders show when.</li>
          <li>On the day, enjoy. You confirm the delivery afterwards.</li>
        </ol>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink href="/user/manage-orders">Your orders</ButtonLink>
        <ButtonLink href="/vendor" variant="secondary">
          Find more vendors
        </ButtonLink>
      </div>
    </div>
  );
}
