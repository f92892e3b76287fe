"use client";
import { answersBy } from "@/components/sale/order/answers-by";
import { itemsLine } from "@/components/sale/order/items-line";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { amount } from "@/components/ui/money/amount";
import { OrderStateBadge } from "@/components/sale/order/order-state-badge";
import { ButtonLink } from "@/components/ui/action/button";
import { MediaImage } from "@/components/ui/media/media-image";
import { StateDrawing } from "@/components/ui/media/state-drawing";
import type { OrderSummary, PlacedCheckout } from "@/contracts/sale/order/order";
import { formatDate, formatDateTime } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
import { useAppSelector } from "@/store/hooks";
import { CalendarFile } from "@/components/sale/order/calendar-file";
import styles from "./checkout-done.module.css";
import { CoupleAndDay } from "./couple-and-day";
import { t } from "@/lib/words/t";
import { pathHere, spokenLocale } from "@/lib/language/spoken";

/** The confirmation: who is booked for which day, who was notified, and what happens next. */
export function CheckoutDone({ checkout: { orders, dueNow } }: { checkout: PlacedCheckout }) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const paid = toDollars(orders.reduce((sum, order) => sum + toCents(order.paid), 0));
  const waiting = orders.some(({ state }) => state === "awaiting_approval");
  // Until a vendor has accepted, only the first milestones are paid.
  const isFirst = orders.every(({ state }) => state === "awaiting_approval");
  const voucher = isFirst ? toDollars(toCents(paid) - toCents(dueNow)) : 0;
  const email = useAppSelector((state) => state.auth.userData?.email);
  const answerBy = orders
    .flatMap((order) => order.answerBy ?? [])
    .toSorted()
    .at(-1);
  const cancelled = orders.every(({ state }) => state === "cancelled");

  return (
    <div className={styles.page}>
      <StateDrawing of={cancelled ? "broken" : "success"} size={104} />
      {cancelled ? null : <CoupleAndDay orders={orders} />}
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        {cancelled
          ? t("This order is cancelled")
          : waiting
            ? `${t("Request sent.")} ${answersBy(orders)}`
            : t("You’re booked in")}
      </h1>
      {cancelled ? null : (
        <p className={styles.lead} role="status">
          {paid > 0 ? paidWords(paid, voucher) : t("Thank you. There’s nothing to pay today.")}
          {email && waiting
            ? ` ${t("We’ve emailed {email}, and told {vendors}.", { email, vendors: namesOf(orders) })}`
            : null}
          {email && !waiting ? ` ${t("We’ve emailed {email}.", { email })}` : null}
        </p>
      )}
      <ul className={styles.orders} aria-label={t("Orders")}>
        {orders.map((order) => (
          <li key={order.id} className={styles.order}>
            <MediaImage
              className={styles.picture}
              name={order.vendor.profileImage ?? order.firstItemImage}
              alt=""
              width={128}
              height={128}
              sizes="64px"
            />
            <div className={styles.what}>
              <p className={styles.vendor}>{order.vendor.vendorName}</p>
              <p className={styles.facts}>
                {itemsLine(order)}
                {order.eventDate ? ` · ${formatDate(order.eventDate)}` : ` · ${t("no date yet")}`}
              </p>
              <p className={styles.facts}>
                <Link className={styles.number} href={`/user/manage-orders/${order.id}`} prefetch={false}>
                  {order.orderNumber}
                </Link>
              </p>
            </div>
            <OrderStateBadge state={order.state} />
          </li>
        ))}
      </ul>
      {waiting ? (
        <section className={styles.next} aria-labelledby="next-title">
          <h2 id="next-title" className={styles.nextTitle}>
            {t("What happens next")}
          </h2>
          <ol className={styles.steps}>
            <li>
              {answerBy
                ? t("{vendors} will answer by {time}, and we’ll email you.", {
                    vendors: namesOf(orders),
                    time: formatDateTime(answerBy),
                  })
                : t("{vendors} will answer within 72 hours, and we’ll email you.", {
                    vendors: namesOf(orders),
                  })}{" "}
              {t("If a vendor can’t take your booking, you’re refunded in full.")}
            </li>
            <li>{nextPaymentOf(orders)}</li>
            <li>{t("After the day, you confirm that everything was delivered.")}</li>
          </ol>
        </section>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink href="/user/manage-orders">{t("Your orders")}</ButtonLink>
        {cancelled ? null : <CalendarFile orders={orders} />}
        <ButtonLink href={pathHere("/vendor")} variant="secondary">
          {t("Find more vendors")}
        </ButtonLink>
      </div>
    </div>
  );
}

function paidWords(paid: number, voucher: number): string {
  if (voucher <= 0) return t("Thank you. {paid} is paid.", { paid: amount(paid) });
  return voucher < paid
    ? t("Thank you. {paid} is paid, {part} of it by voucher.", { paid: amount(paid), part: amount(voucher) })
    : t("Thank you. {paid} is paid, all of it by voucher.", { paid: amount(paid) });
}

function namesOf(orders: readonly OrderSummary[]): string {
  const names = orders
    .filter(({ state }) => state === "awaiting_approval")
    .map(({ vendor }) => vendor.vendorName);
  return new Intl.ListFormat(spokenLocale()).format(names);
}

/** Says when the first of the payments that are left falls due. */
function nextPaymentOf(orders: readonly OrderSummary[]): string {
  const open = orders.flatMap(({ nextMilestone }) => nextMilestone ?? []);
  if (open.length === 0) return t("Everything is paid: there’s nothing left to pay.");
  const [first] = open
    .flatMap(({ dueDate, due }) => (dueDate ? { dueDate, due } : []))
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
  if (!first) return t("The rest falls due once your date is fixed. We’ll remind you by email.");
  return t("Your next payment, {amount}, is due on {date}. We’ll remind you by email.", {
    amount: amount(first.due),
    date: formatDate(first.dueDate),
  });
}
