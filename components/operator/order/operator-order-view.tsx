"use client";
import { OrderStateBadge } from "@/components/sale/order/order-state-badge";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { Breadcrumb } from "@/components/ui/page/breadcrumb";
import { Card } from "@/components/ui/page/card";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import type { OperatorOrder } from "@/contracts/operator/order/order";
import { ORDER_EVENT_LABELS } from "@/contracts/sale/order/order-process";
import { formatDate, formatDateTime } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { useGetOperatorOrderQuery } from "@/services/operator/order";
import { ActsOf } from "../audit/acts-of";
import { useOperatorMay } from "../frame/use-operator";
import { FactList } from "../parts/fact-list";
import { Timeline } from "../parts/timeline";
import { OrderActs } from "./order-acts";
import { OrderMoney } from "./order-money";
import { ProposalCard } from "./proposal-card";
import styles from "./operator-order-view.module.css";

/** An order as both sides see it, with what only Sayang sees, and the possible decisions. */
export function OperatorOrderView({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useGetOperatorOrderQuery(id);
  return (
    <>
      <Breadcrumb entries={[{ name: "Orders", href: "/operator/orders" }]} />
      {error && !isFetching ? (
        <LoadFailure title="This order could not be loaded" error={error} retry={refetch} />
      ) : currentData ? (
        <Order of={currentData} />
      ) : (
        <CardRowsSkeleton label="Loading the order" count={2} />
      )}
    </>
  );
}

function Order({ of }: { of: OperatorOrder }) {
  const seesLog = useOperatorMay("audit");
  const { order, proposals, email } = of;
  return (
    <>
      <PageTitle title={order.orderNumber} actions={<OrderActs of={of} />}>
        {order.vendor.vendorName} for {order.customer.name}
      </PageTitle>
      {proposals.length > 0 ? (
        <ul className={styles.proposals}>
          {proposals.map((proposal) => (
            <li key={proposal._id}>
              <ProposalCard proposal={proposal} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card as="section" aria-labelledby="facts">
            <h2 id="facts" className={styles.heading}>
              The order
            </h2>
            <FactList
              facts={[
                { label: "State", value: <OrderStateBadge state={order.state} /> },
                { label: "Placed", value: formatDateTime(order.placedAt) },
                { label: "Event", value: order.eventDate ? formatDate(order.eventDate) : "No date" },
                { label: "Vendor answers by", value: order.answerBy ? formatDateTime(order.answerBy) : "" },
                { label: "Contact", value: order.contactName },
                { label: "Phone", value: order.contactPhone },
                { label: "Email", value: email },
                {
                  label: "Items",
                  value: order.items.map((item) => `${item.quantity} × ${item.productTitle}`).join(", "),
                },
              ]}
            />
          </Card>
          <OrderMoney of={of} />
          <Policy of={of} />
          <Card as="section" aria-labelledby="history">
            <h2 id="history" className={styles.heading}>
              History
            </h2>
            <Timeline
              label="History"
              entries={order.timeline.toReversed().map(({ kind, actor, note, at }, index) => ({
                id: `${index} ${at}`,
                at,
                title: kind === "comment" ? "Comment" : ORDER_EVENT_LABELS[kind],
                by: ACTORS[actor],
                children: note ? <p>{note}</p> : null,
              }))}
            />
          </Card>
        </div>
        <div className={styles.side}>
          <Cancellation of={of} />
          {seesLog ? (
            <Card as="section" aria-labelledby="acts">
              <h2 id="acts" className={styles.heading}>
                What operators did
              </h2>
              <ActsOf subjectId={order.id} />
            </Card>
          ) : null}
        </div>
      </div>
    </>
  );
}

const ACTORS = { customer: "Couple", vendor: "Vendor", operator: "Sayang", system: "Automatic" } as const;

/** The refund policy at purchase, even if the vendor has changed it since. */
function Policy({ of: { order } }: { of: OperatorOrder }) {
  const { refundTiers, note } = order.paymentPolicy;
  return (
    <Card as="section" aria-labelledby="policy">
      <h2 id="policy" className={styles.heading}>
        Refund policy at purchase
      </h2>
      <ul className={styles.list}>
        {refundTiers.map(({ daysBefore, percent }) => (
          <li key={daysBefore}>
            <span>{daysBefore > 0 ? `${daysBefore} days before or earlier` : "Later"}</span>
            <span>{percent}% back</span>
          </li>
        ))}
        {refundTiers.length === 0 ? <li>Nothing is refunded once the vendor has accepted.</li> : null}
      </ul>
      {note ? <p>{note}</p> : null}
    </Card>
  );
}

function Cancellation({ of: { cancellation } }: { of: OperatorOrder }) {
  if (!cancellation) return null;
  const { reason, reasonDetails, requestedBy, policyAmount, offered, customerComments, vendorComments } =
    cancellation;
  const dollars = (amount: number) => formatMoney(toCents(amount));
  return (
    <Card as="section" aria-labelledby="cancellation">
      <h2 id="cancellation" className={styles.heading}>
        Cancellation
      </h2>
      <FactList
        facts={[
          { label: "Asked by", value: requestedBy === "vendor" ? "Vendor" : "Couple" },
          { label: "Reason", value: [reason, reasonDetails].filter(Boolean).join(": ") },
          { label: "By the policy", value: dollars(policyAmount) },
          { label: "Offered", value: offered === null ? "" : dollars(offered) },
          { label: "Couple says", value: customerComments },
          { label: "Vendor says", value: vendorComments },
        ]}
      />
    </Card>
  );
}
