import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import type { OrderDetail } from "@/contracts/order";
import { formatDateTime } from "@/lib/dates";
import { AmountList } from "./amount-list";
import { DetailSection } from "./detail-section";
import { OrderFacts } from "./order-facts";
import styles from "./order-detail-layout.module.css";
import { OrderItems } from "./order-items";
import { NEXT_STEP } from "./order-labels";
import { OrderMilestones } from "./order-milestones";
import { OrderStateBadge } from "./order-state-badge";
import { OrderTimeline } from "./order-timeline";
import { PaidSoFar } from "./paid-so-far";
import { RefundPolicy } from "./refund-policy";

type Props = {
  order: OrderDetail;
  reader: "customer" | "vendor";
  title: ReactNode;
  back: { href: string; label: string };
  /** What the reader may do now. */
  actions: ReactNode;
};

/** One order, the same for both sides: what, when, how it is paid, what has happened. */
export function OrderDetailLayout({ order, reader, title, back, actions }: Props) {
  // What was pressed is gone once the order has moved on.
  const headingRef = useKeptFocus<HTMLHeadingElement>(order.state);
  return (
    <article className={styles.page} data-reader={reader}>
      <Link className={styles.back} href={back.href} prefetch={false}>
        <Icon name="chevron-left" size={18} /> {back.label}
      </Link>
      <header className={styles.head}>
        <div>
          <p className={styles.number}>
            {order.orderNumber} · placed {formatDateTime(order.placedAt)}
          </p>
          <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <div className={styles.status} aria-live="polite">
            <OrderStateBadge state={order.state} />
            <p>{NEXT_STEP[reader][order.state]}</p>
          </div>
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <DetailSection title="Items">
            <OrderItems items={order.items} />
          </DetailSection>
          <DetailSection title="Payments">
            <PaidSoFar order={order} />
            <OrderMilestones milestones={order.milestones} closed={order.state === "cancelled"} />
          </DetailSection>
          <DetailSection title="History">
            <OrderTimeline timeline={order.timeline} />
          </DetailSection>
        </div>
        <div className={styles.aside}>
          <DetailSection title="Total">
            <AmountList {...order} total={order.orderValue} />
          </DetailSection>
          <DetailSection title="Details">
            <OrderFacts order={order} />
          </DetailSection>
          <DetailSection title={reader === "customer" ? "If you cancel" : "If the couple cancels"}>
            <RefundPolicy policy={order.paymentPolicy} />
          </DetailSection>
        </div>
      </div>
    </article>
  );
}
