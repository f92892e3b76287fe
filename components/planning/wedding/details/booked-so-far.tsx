"use client";
import { itemsLine } from "@/components/sale/order/items-line";
import Link from "next/link";
import { amount } from "@/components/ui/money/amount";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { OrderStateBadge } from "@/components/sale/order/order-state-badge";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import type { ActualBudget } from "@/contracts/sale/budget";
import { type OrderSummary, paidLessRefunds } from "@/contracts/sale/order/order";
import { toCents } from "@/lib/money";
import { useGetActualBudgetQuery } from "@/services/planning/budget";
import { useGetOrdersQuery } from "@/services/sale/order";
import { HomeSection, RowsSkeleton } from "@/components/ui/page/home-section";
import { type BookedCategory, bookedSoFar } from "./booked";
import styles from "./booked-so-far.module.css";

const LIST = "/user/manage-orders";
/** The largest page of the call. */
const QUERY = { page: 1, limit: 100 } as const;

/** The bookings for the day, by category, with the paid share. */
export function BookedSoFar() {
  const orders = useGetOrdersQuery(QUERY);
  const budget = useGetActualBudgetQuery();
  const { data } = orders;
  const failed = [orders, budget].find(({ error, isFetching }) => error && !isFetching);
  return (
    <HomeSection title="Booked so far" action={{ label: "All orders", href: LIST }}>
      {data && budget.data ? (
        <Overview orders={data.docs} more={data.totalDocs - data.docs.length} budget={budget.data} />
      ) : failed ? (
        <LoadFailure title="Your orders could not be loaded" error={failed.error} retry={failed.refetch} />
      ) : (
        <RowsSkeleton label="Loading orders" />
      )}
    </HomeSection>
  );
}

type OverviewProps = { orders: OrderSummary[]; more: number; budget: ActualBudget };

function Overview({ orders, more, budget }: OverviewProps) {
  const { categories, value } = bookedSoFar(orders);
  const { committed, paid, owed, remaining } = budget;
  if (categories.length === 0 && committed === 0) {
    return (
      <EmptyState
        title="Nothing is booked yet"
        headingLevel="h3"
        action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}
      >
        What you book appears here by category, with what’s paid and what’s still to pay.
      </EmptyState>
    );
  }
  const sums = [
    ["Booked", amount(committed)],
    ["Paid", amount(paid)],
    ["Still to pay", amount(owed)],
    ...(remaining === null
      ? []
      : [[remaining < 0 ? "Over your budget" : "Left of your budget", amount(Math.abs(remaining))] as const]),
  ] as const;
  const isElsewhere = more === 0 && toCents(committed) > value;
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.categories}>
        {categories.map((category) => (
          <Category key={category.name} {...category} />
        ))}
      </div>
      <p className={styles.foot}>
        {more > 0 ? `${more} older orders stand in your order history only. ` : null}
        {isElsewhere ? (
          <>
            The sums include what you booked{" "}
            <Link href="/user/dashboard/vendor-management" prefetch={false}>
              elsewhere
            </Link>
            .{" "}
          </>
        ) : null}
        <Link href="/user/payment-history" prefetch={false}>
          Payment history
        </Link>
      </p>
    </>
  );
}

function Category({ name, orders }: BookedCategory) {
  return (
    <section className={styles.category}>
      <h3 className={styles.name}>{name}</h3>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <div>
              <Link
                className={styles.vendor}
                href={`${LIST}/${order.id}`}
                prefetch={false}
                aria-label={`${order.vendor.vendorName}, order ${order.orderNumber}`}
              >
                {order.vendor.vendorName}
              </Link>
              <p className={styles.note}>{itemsLine(order)}</p>
            </div>
            <div className={styles.state}>
              <OrderStateBadge state={order.state} />
            </div>
            <p className={styles.money}>
              {amount(order.orderValue)}
              <span className={styles.note}>{amount(paidLessRefunds(order))} paid</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
