"use client";
import { DownloadButton } from "@/components/session/download-button";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import type { OperatorDispute } from "@/contracts/operator/money/money";
import type { DisputeState } from "@/contracts/sale/dispute";
import { formatDateTime } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { useGetOperatorDisputesQuery } from "@/services/operator/money";
import { ConsoleTable } from "../parts/console-table";
import styles from "./operator-money.module.css";

const EvidenceDialog = lazy(() => import("./evidence-dialog"));

const STATES: Readonly<Record<DisputeState, { label: string; tone: BadgeTone }>> = {
  open: { label: "Open", tone: "warn" },
  won: { label: "Won", tone: "good" },
  lost: { label: "Lost", tone: "bad" },
};
const TABS: readonly { tab: DisputeState | ""; label: string }[] = [
  { tab: "", label: "All" },
  { tab: "open", label: "Open" },
  { tab: "won", label: "Won" },
  { tab: "lost", label: "Lost" },
];

/** Charges disputed by cardholders; open ones first, by the deadline for evidence. */
export function OperatorDisputesView() {
  const { page, get } = useListParams();
  const [sending, setSending] = useState<OperatorDispute | null>(null);
  const state = TABS.find(({ tab }) => tab === get("state"))?.tab ?? "";
  const query = useGetOperatorDisputesQuery({ page, limit: 50, state });
  return (
    <>
      <PageTitle title="Bank disputes">Payments that a cardholder’s bank took back.</PageTitle>
      <PageTabs
        label="Disputes by state"
        path="/operator/disputes"
        tabs={TABS}
        current={state}
        param="state"
      />
      <ConsoleTable
        query={query}
        name="Bank disputes"
        things="disputes"
        columns={["Opened", "State", { label: "Amount", isNumeric: true }, "Orders", "Reason", "Evidence"]}
        empty={
          <EmptyState title="No disputes">
            A dispute appears here when a bank takes a payment back.
          </EmptyState>
        }
      >
        {(dispute) => (
          <tr key={dispute._id}>
            <td>{formatDateTime(dispute.openedAt)}</td>
            <td>
              <Badge tone={STATES[dispute.state].tone}>{STATES[dispute.state].label}</Badge>
            </td>
            <td data-numeric>{formatMoney(toCents(dispute.amount))}</td>
            <td>
              {dispute.orders.length === 0 ? "Gift vouchers" : null}
              {dispute.orders.map(({ _id, orderNumber, amount }) => (
                <div key={_id}>
                  <Link href={`/operator/orders/${_id}`} prefetch={false}>
                    {orderNumber}
                  </Link>
                  : {formatMoney(toCents(amount))}
                </div>
              ))}
            </td>
            <td className={styles.refs}>
              {dispute.reason}
              <br />
              {dispute.disputeRef}
            </td>
            <td>
              <Evidence dispute={dispute} onSend={() => setSending(dispute)} />
            </td>
          </tr>
        )}
      </ConsoleTable>
      {sending ? (
        <Suspense>
          <EvidenceDialog dispute={sending} onClose={() => setSending(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Evidence({ dispute, onSend }: { dispute: OperatorDispute; onSend: () => void }) {
  const { evidence, evidenceBy, state } = dispute;
  if (evidence) {
    return (
      <>
        Sent {formatDateTime(evidence.sentAt)}
        {evidence.files.map(({ _id, name }) => (
          <div key={_id}>
            <DownloadButton variant="plain" size="sm" url={`/operator/evidence/${_id}`} fileName={name}>
              {name}
            </DownloadButton>
          </div>
        ))}
      </>
    );
  }
  if (state !== "open") return <>None sent</>;
  return (
    <>
      {evidenceBy ? `Due ${formatDateTime(evidenceBy)}` : "No deadline"}
      <div>
        <Button variant="secondary" size="sm" onClick={onSend}>
          Send evidence
        </Button>
      </div>
    </>
  );
}
