import { toPage } from "@/contracts/envelope";
import type { OperatorDisputes, OperatorLedger } from "@/contracts/operator/money/money";
import type { EvidenceBody, OperatorDisputesQuery } from "@/contracts/operator/money/money.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { groupBy } from "@/lib/group-by";
import { toDollars } from "@/lib/money";
import type { OperatorActor } from "@/server/core/actor";
import { getDb } from "@/server/db/client";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import { evidenceFiles, sendEvidence } from "@/server/modules/sale/dispute/public";
import { checkLedger, readBooks } from "@/server/modules/sale/reconciliation/public";
import type { Upload } from "@/server/http/request/form";
import * as repo from "./repo";

/** The number of characters in the log; the dispute has the whole text. */
const REASON_SHOWN = 1_000;

/** GET /operator/dispute */
export async function operatorDisputes(query: OperatorDisputesQuery): Promise<OperatorDisputes> {
  const db = await getDb();
  const { rows, total } = await repo.disputesForOperator(db, query);
  const ids = rows.map(({ dispute }) => dispute.id);
  const [parts, files] = await Promise.all([repo.partsOf(db, ids), evidenceFiles(db, ids)]);
  const filesBy = groupBy(files, ({ disputeId }) => disputeId);
  const partsBy = groupBy(parts, ({ disputeId }) => disputeId);
  return toPage(
    rows.map(({ dispute, chargeRef }) => ({
      _id: dispute.id,
      amount: toDollars(dispute.amountCents),
      reason: dispute.reason,
      state: dispute.state,
      gateway: dispute.gateway,
      disputeRef: dispute.gatewayDisputeId,
      chargeRef,
      orders: (partsBy.get(dispute.id) ?? []).map(({ orderId, number, placedAt, cents }) => ({
        _id: orderId,
        orderNumber: orderNumberOf(number, placedAt),
        amount: toDollars(cents),
      })),
      openedAt: dispute.createdAt.toISOString(),
      evidenceBy: dispute.evidenceBy?.toISOString() ?? null,
      evidence: dispute.evidenceSentAt && {
        text: dispute.evidence ?? "",
        sentAt: dispute.evidenceSentAt.toISOString(),
        files: (filesBy.get(dispute.id) ?? []).map(({ id, name }) => ({ _id: id, name })),
      },
      closedAt: dispute.closedAt?.toISOString() ?? null,
    })),
    total,
    query,
  );
}

/** GET /operator/ledger: the totals of the accounts, and any discrepancies. */
export async function operatorLedger(): Promise<OperatorLedger> {
  const db = await getDb();
  const { accounts, ...size } = await readBooks(db);
  return {
    accounts: accounts.map(({ cents, ...account }) => ({ ...account, amount: toDollars(cents) })),
    complaints: await checkLedger(db),
    ...size,
  };
}

/** POST /operator/dispute/{id}/evidence. Throws like `sendEvidence`. */
export async function sendDisputeEvidence(
  actor: OperatorActor,
  id: string,
  { text }: EvidenceBody,
  uploads: readonly Upload[],
): Promise<void> {
  await sendEvidence(id, { text, uploads }, (tx, { gatewayDisputeId }) =>
    recordAct(tx, {
      doneBy: doneBy(actor),
      kind: "dispute.evidence",
      subjectId: id,
      subject: gatewayDisputeId,
      after: { files: uploads.length },
      reason: text.slice(0, REASON_SHOWN),
    }),
  );
}
