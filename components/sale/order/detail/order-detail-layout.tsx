import { BackLink } from "@/components/ui/action/back-link";
import { lazy, type ReactNode, Suspense } from "react";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { formatDateTime } from "@/lib/dates";
import { AmountList } from "@/components/ui/money/amount-list";
import { DetailSection } from "@/components/ui/page/detail-section";
import { CancelButton } from "@/components/sale/cancellation/cancel-button";
import { CancellationSection } from "@/components/sale/cancellation/cancellation-section";
import { OrderFacts } from "./parts/order-facts";
import styles from "./order-detail-layout.module.css";
import { OrderItems } from "./parts/order-items";
import { nextStep } from "@/components/sale/order/next-step";
import { OrderMilestones } from "./parts/order-milestones";
import { OrderPay } from "./parts/order-pay";
import { OrderStateBadge } from "@/components/sale/order/order-state-badge";
import { OrderTimeline } from "./parts/order-timeline";
import { PaidSoFar } from "./parts/paid-so-far";
import { RefundPolicy } from "./parts/refund-policy";
import { VendorCancel } from "./parts/vendor-cancel";

const DocumentList = lazy(() => import("@/components/sale/document/document-list"));

type Props = {
  order: OrderDetail;
  reader: "customer" | "vendor";
  title: ReactNode;
  back: { href: string; label: string };
  /** The actions available to the reader. */
  actions: ReactNode;
  /** Shown below the heading: when, where and with whom. */
  booking?: ReactNode;
  /** Decisions and notices for the reader, above the items. */
  lead?: ReactNode;
  /** Shown below the items. */
  belowItems?: ReactNode;
  /** Shown below the payments. */
  notes?: ReactNode;
  /** Shown above the history. */
  comment?: ReactNode;
};

/** An order, the same for both sides: items, date, payments and history. */
export function OrderDetailLayout({
  order,
  reader,
  title,
  back,
  actions,
  booking,
  lead,
  belowItems,
  notes,
  comment,
}: Props) {
  // The clicked button disappears when the order's state changes.
  const headingRef = useKeptFocus<HTMLHeadingElement>(order.state);
  return (
    <article className={styles.page} data-reader={reader}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <header className={styles.head}>
        <div>
          <p className={styles.number}>
            {order.orderNumber} · placed {formatDateTime(order.placedAt)}
            {order.offerId ? " · from offer" : ""}
          </p>
          <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <div className={styles.status} aria-live="polite">
            <OrderStateBadge state={order.state} />
            <p>{nextStep(order, reader)}</p>
          </div>
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {booking}
      <div className={styles.columns}>
        <div className={styles.main}>
          <CancellationSection order={order} reader={reader} />
          {lead}
          <DetailSection title="Items">
            <OrderItems items={order.items} />
          </DetailSection>
          {belowItems}
          <DetailSection title="Payments">
            <PaidSoFar order={order} reader={reader} />
            <OrderMilestones milestones={order.milestones} closed={order.state === "cancelled"} />
            {reader === "customer" ? <OrderPay order={order} /> : null}
          </DetailSection>
          {notes}
          <DetailSection title="History">
            {comment}
            <OrderTimeline timeline={order.timeline} reader={reader} />
          </DetailSection>
        </div>
        <div className={styles.aside}>
          <DetailSection title="Total">
            <AmountList
              {...order}
              total={order.orderValue}
              discountLabel={`Promo code ${order.appliedDiscount?.code ?? ""}`}
              voucherLabel={`${order.appliedVoucher?.name ?? "Voucher"} paid`}
            />
          </DetailSection>
          <DetailSection title="Details">
            <OrderFacts order={order} />
          </DetailSection>
          <Suspense>
            <DocumentList
              orderId={order.id}
              side={reader}
              vendorTerms={order.vendorTerms}
              hasCancellation={order.timeline.some(({ kind }) => kind === "hold")}
            />
          </Suspense>
          {order.state === "cancelled" || order.state === "completed" ? null : (
            <DetailSection title={reader === "customer" ? "If you cancel" : "If the couple cancels"}>
              <RefundPolicy order={order} reader={reader} />
              {reader === "customer" ? <CancelButton order={order} reader={reader} /> : null}
            </DetailSection>
          )}
          {reader === "vendor" ? <VendorCancel order={order} /> : null}
        </div>
      </div>
    </article>
  );
}
