"use client";
import { DownloadButton } from "@/components/session/download-button";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import { Card } from "@/components/ui/page/card";
import type { OperatorOrder, OperatorRefund } from "@/contracts/operator/order/order";
import type { DisputeState } from "@/contracts/sale/dispute";
import { formatDateTime } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { FactList } from "../parts/fact-list";
import styles from "./operator-order-view.module.css";

const REFUNDS: Readonly<Record<OperatorRefund["state"], [label: string, tone: BadgeTone]>> = {
  on_its_way: ["On its way", "info"],
  paid: ["Paid", "good"],
  failed: ["Failed", "bad"],
  withdrawn: ["Paid by the bank", "neutral"],
};
const DISPUTES: Readonly<Record<DisputeState, [label: string, tone: BadgeTone]>> = {
  open: ["Open", "warn"],
  won: ["Won", "good"],
  lost: ["Lost", "bad"],
};
const dollars = (amount: number) => formatMoney(toCents(amount));

/** Payments, refunds and disputes of the order, with its numbered documents. */
export function OrderMoney({
  of: { order, charges, refunds, disputes, documents, refundable },
}: {
  of: OperatorOrder;
}) {
  return (
    <Card as="section" aria-labelledby="money">
      <h2 id="money" className={styles.heading}>
        Money
      </h2>
      <FactList
        facts={[
          { label: "Order value", value: dollars(order.orderValue) },
          { label: "Paid", value: dollars(order.paid) },
          { label: "Refunded", value: dollars(order.refunded) },
          { label: "Held by Sayang", value: dollars(order.held) },
          { label: "Released to the vendor", value: dollars(order.released) },
          { label: "Can still be refunded", value: dollars(refundable) },
        ]}
      />
      <ul className={styles.list} aria-label="Payments, refunds and disputes">
        {charges.map(({ _id, gateway, chargeRef, method, amount, paidAt }) => (
          <li key={_id}>
            <span>
              Paid {formatDateTime(paidAt)} by {method === "paynow" ? "PayNow" : "card"} ({gateway}{" "}
              {chargeRef})
            </span>
            <span>{dollars(amount)}</span>
          </li>
        ))}
        {refunds.map(({ _id, state, amount, reason, failure }) => (
          <li key={_id}>
            <span>
              Refund: {reason} <Badge tone={REFUNDS[state][1]}>{REFUNDS[state][0]}</Badge>
              {failure && state === "failed" ? ` ${failure}` : ""}
            </span>
            <span>{dollars(amount)}</span>
          </li>
        ))}
        {disputes.map(({ _id, state, amount, reason }) => (
          <li key={_id}>
            <span>
              Dispute: {reason} <Badge tone={DISPUTES[state][1]}>{DISPUTES[state][0]}</Badge>
            </span>
            <span>{dollars(amount)}</span>
          </li>
        ))}
      </ul>
      {documents.length > 0 ? (
        <ul className={styles.list} aria-label="Documents">
          {documents.map(({ _id, title, number, amount }) => (
            <li key={_id}>
              <DownloadButton
                variant="plain"
                size="sm"
                url={`/operator/document/${_id}`}
                fileName={`${number}.pdf`}
              >
                {title} {number}
              </DownloadButton>
              <span>{dollars(amount)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
