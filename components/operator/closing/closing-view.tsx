"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Breadcrumb } from "@/components/ui/page/breadcrumb";
import { Card } from "@/components/ui/page/card";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import type { VendorClosing } from "@/contracts/operator/closing/closing";
import { formatMoney, toCents } from "@/lib/money";
import { notify } from "@/lib/notice/notify";
import { useCloseVendorMutation, useGetVendorClosingQuery } from "@/services/operator/closing";
import { ProposalCard } from "../order/proposal-card";
import { FactList } from "../parts/fact-list";
import { ClosingOrders } from "./closing-orders";
import styles from "./closing-view.module.css";

const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

/** The polling interval while a closing is under way. */
const POLL_MS = 5_000;

/** Previews what closing a vendor ends, and shows the progress once two operators have closed it. */
export function ClosingView({ id }: { id: string }) {
  const { page } = useListParams();
  const [isUnderWay, setUnderWay] = useState(false);
  const query = useGetVendorClosingQuery(
    { id, page, limit: 20 },
    { pollingInterval: isUnderWay ? POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const { data: closing, error, isFetching, refetch } = query;
  const waits = closing !== undefined && (closing.proposals.length > 0 || isEnding(closing));
  if (waits !== isUnderWay) setUnderWay(waits);
  if (error && !closing && !isFetching)
    return <LoadFailure title="The preview could not be loaded" error={error} retry={refetch} />;
  if (!closing) return <CardRowsSkeleton label="Loading the preview" count={3} />;
  return (
    <>
      <Breadcrumb
        entries={[
          { name: "Vendors", href: "/operator/vendors" },
          { name: closing.vendorName, href: `/operator/vendors/${id}` },
        ]}
      />
      <PageTitle title={`Close ${closing.vendorName}`}>
        Sales stop at once, and couples with open orders get everything back.
      </PageTitle>
      <div className={styles.parts}>
        {closing.proposals.map((proposal) => (
          <ProposalCard key={proposal._id} proposal={proposal} />
        ))}
        <State closing={closing} />
        <Summary closing={closing} />
        <ClosingOrders query={{ ...query, data: closing.orders, currentData: query.currentData?.orders }} />
      </div>
    </>
  );
}

const isEnding = ({ status, orders }: VendorClosing) => status === "closed" && orders.totalDocs > 0;

function State({ closing }: { closing: VendorClosing }) {
  if (isEnding(closing)) {
    return (
      <Alert tone="info" title="Closed: the orders below are being ended">
        <p role="status">{closing.orders.totalDocs} left. This page renews itself.</p>
      </Alert>
    );
  }
  if (closing.status === "closed") {
    return (
      <Alert tone="info" title="This vendor is closed">
        <p>No order is open. Couples were mailed their refund and up to three other vendors.</p>
      </Alert>
    );
  }
  return closing.mayClose || closing.proposals.length > 0 ? null : (
    <Alert tone="info" title="This vendor can’t be closed">
      <p>Only approved and suspended vendors can. Reject an application instead.</p>
    </Alert>
  );
}

function Summary({ closing }: { closing: VendorClosing }) {
  const [close] = useCloseVendorMutation();
  const [asks, setAsks] = useState(false);
  const { _id: id, vendorName, orders, refundTotal, offers, appointments, delivered, earned } = closing;
  return (
    <Card as="section" aria-labelledby="summary">
      <h2 id="summary" className={styles.heading}>
        What ends
      </h2>
      <FactList
        facts={[
          { label: "Open orders", value: String(orders.totalDocs) },
          { label: "Couples get back", value: formatMoney(toCents(refundTotal)) },
          { label: "Open offers", value: `${offers}, taken back` },
          { label: "Appointments ahead", value: `${appointments}, called off` },
          { label: "Delivered orders", value: `${delivered}, stay as they are` },
          { label: "Earned and not paid out", value: `${formatMoney(toCents(earned))}, still paid out` },
        ]}
      />
      {closing.mayClose ? (
        <div className={styles.acts}>
          <Button variant="danger" onClick={() => setAsks(true)}>
            Close this vendor
          </Button>
        </div>
      ) : null}
      {asks ? (
        <Suspense>
          <ReasonDialog
            title={`Close ${vendorName}`}
            lead="Another operator has to confirm it. The vendor and its couples read your reason. A closed vendor can’t be opened again."
            submit="Ask to close"
            onReason={async (reason) => {
              await close({ id, body: { reason } }).unwrap();
              notify("success", "Another operator has to confirm this");
            }}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
