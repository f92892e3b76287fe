"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { type OperatorProposal, PROPOSAL_LABELS } from "@/contracts/operator/proposal/proposal";
import { formatDateTime } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { notify } from "@/lib/notice/notify";
import { useDecideOnProposalMutation } from "@/services/operator/order";
import { doerWords } from "../parts/doer";
import { useOperatorMay } from "../frame/use-operator";
import styles from "./proposal-card.module.css";

const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

/** Proposals of one operator that another confirms or declines. */
export function ProposalCard({ proposal }: { proposal: OperatorProposal }) {
  const [decide, { isLoading }] = useDecideOnProposalMutation();
  const [declines, setDeclines] = useState(false);
  const mayPay = useOperatorMay("money");
  const { _id: id, kind, reason, proposedBy, at, isOwn } = proposal;
  const confirm = async () => {
    const answer = await decide({ id, body: { decision: "confirm", reason: "" } });
    if (!answer.error) notify("success", "Confirmed");
  };
  return (
    <Alert tone="warn" title={titleOf(proposal)}>
      <p>
        {doerWords(proposedBy)} asked for this on {formatDateTime(at)}: “{reason}”
      </p>
      {isOwn ? <p>Another operator has to confirm it.</p> : null}
      {mayPay ? (
        <div className={styles.acts}>
          {isOwn ? null : (
            <Button size="sm" disabled={isLoading} onClick={() => void confirm()}>
              {kind === "vendor.close" ? "Confirm and close" : "Confirm and pay"}
            </Button>
          )}
          <Button size="sm" variant="secondary" disabled={isLoading} onClick={() => setDeclines(true)}>
            {isOwn ? "Take back" : "Decline"}
          </Button>
        </div>
      ) : null}
      {declines ? (
        <Suspense>
          <ReasonDialog
            title={isOwn ? "Take this back" : "Decline this"}
            lead="Nothing happens then. Operators read your reason in the log."
            submit={isOwn ? "Take back" : "Decline"}
            onReason={async (words) => {
              await decide({ id, body: { decision: "decline", reason: words } }).unwrap();
              notify("success", isOwn ? "Taken back" : "Declined");
            }}
            onClose={() => setDeclines(false)}
          />
        </Suspense>
      ) : null}
    </Alert>
  );
}

function titleOf({ kind, subject, amount }: OperatorProposal): string {
  const money = formatMoney(toCents(amount));
  return kind === "vendor.close"
    ? `${PROPOSAL_LABELS[kind]} ${subject}: couples get back ${money}`
    : `${PROPOSAL_LABELS[kind]}: ${money} of ${subject}`;
}
