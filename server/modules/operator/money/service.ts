import { toPage } from "@/contracts/envelope";
import type { OperatorDisputes, OperatorLedger } from "@/contracts/operator/money";
import type { OperatorDisputesQuery } from "@/contracts/operator/money.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { groupBy } from "@/lib/group-by";
import { toDollars } from "@/lib/money";
import { getDb } from "@/server/db/client";
import { checkLedger, readBooks } from "@/server/modules/sale/reconciliation/public";
import * as repo from "./repo";

/** GET /operator/dispute */
export async function operatorDisputes(query: OperatorDisputesQuery): Promise<OperatorDisputes> {
  const db = await getDb();
  const { rows, total } = await repo.disputesForOperator(db, query);
  const parts = await repo.partsOf(
    db,
    rows.map(({ dispute }) => dispute.id),
  );
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
      closedAt: dispute.closedAt?.toISOString() ?? null,
    })),
    total,
    query,
  );
}

/** GET /operator/ledger: the accounts, and what doesn't add up. */
export async function operatorLedger(): Promise<OperatorLedger> {
  const db = await getDb();
  const { accounts, ...size } = await readBooks(db);
  return {
    accounts: accounts.map(({ cents, ...account }) => ({ ...account, amount: toDollars(cents) })),
    complaints: await checkLedger(db),
    ...size,
  };
}
