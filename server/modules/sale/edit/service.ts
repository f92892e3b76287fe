import { v7 } from "uuid";
import { allInOn, priceListOf } from "@/contracts/catalogue/price/day-price";
import {
  type EditSide,
  isEditable,
  nextEditState,
  ORDER_EDIT_DAYS,
  type OrderDifference,
  type OrderEdits,
} from "@/contracts/sale/order/edit";
import type { OrderEditAnswerBody, OrderEditBody, OrderEditItems } from "@/contracts/sale/order/edit.schema";
import { todayInSingapore } from "@/lib/dates";
import { formatMoney, toDollars } from "@/lib/money";
import { DAY_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import {
  isHiddenFromVendor,
  lockOrder,
  noSuchOrder,
  noteEvent,
  reviseOrder,
} from "@/server/modules/sale/order/public";
import { refundableOf, scheduleRefund } from "@/server/modules/sale/refund/public";
import { planVersion } from "./plan";
import { keptPlan, presentDifference, presentEdit } from "./present";
import * as repo from "./repo";
import { mailEdit } from "./service-mail";
import { planRequest, readStanding } from "./service-plan";

const DISPUTED =
  "A bank took back a part of what was paid, so there isn't enough left to refund for this change.";

const sideOf = (owner: repo.Owner): EditSide => ("customerId" in owner ? "customer" : "vendor");

/** Returns the order's edits, and what a new one could add. Throws `not_found`. */
export async function listEdits(owner: repo.Owner, orderId: string, now = new Date()): Promise<OrderEdits> {
  const db = await getDb();
  const order = visible(await repo.findOrder(db, orderId, owner), owner);
  const edits = await Promise.all(
    (await repo.editsOf(db, orderId)).map(async (row) =>
      presentEdit(row, row.state === "requested" ? await currentPlan(db, order, row, now) : keptPlan(row)),
    ),
  );
  const open = edits.find(({ state }) => state === "requested") ?? null;
  const mayRequest = open === null && isEditable(order);
  const products = mayRequest ? await repo.productsOf(db, order.vendorId) : [];
  return {
    edits,
    open,
    mayRequest,
    products: products.map(({ id, title, image, priceMetric, ...product }) => ({
      id,
      title,
      image,
      priceMetric,
      unitPrice: toDollars(allInOn(priceListOf(product), order.eventDate, product)),
    })),
  };
}

/** Returns what an edit would change, without requesting it. Throws like `requestEdit`. */
export async function previewEdit(
  owner: repo.Owner,
  orderId: string,
  items: OrderEditItems,
  now = new Date(),
): Promise<OrderDifference> {
  const db = await getDb();
  const order = visible(await repo.findOrder(db, orderId, owner), owner);
  refuseUneditable(order);
  return presentDifference(await planRequest(db, order, sideOf(owner), items, now));
}

/**
 * Requests a change from the other side. Throws `not_found`, `conflict` when the order can't be changed or an edit is
 * open, and `bad_request` for an invalid change.
 */
export async function requestEdit(
  owner: repo.Owner,
  orderId: string,
  body: OrderEditBody,
  now = new Date(),
): Promise<OrderEdits> {
  await inTransaction(async (tx) => {
    const order = visible(await lockOrder(tx, orderId, owner), owner);
    refuseUneditable(order);
    if (await repo.lockOpenEdit(tx, orderId)) {
      throw new AppError("conflict", "There is a change request already. Answer or withdraw it first.");
    }
    const side = sideOf(owner);
    const { before, after, deltaCents } = await planRequest(tx, order, side, body, now);
    const expiresAt = new Date(now.getTime() + ORDER_EDIT_DAYS * DAY_MS);
    await repo.insertEdit(tx, {
      id: v7(),
      orderId,
      version: await repo.nextVersion(tx, orderId),
      state: "requested",
      requestedBy: side,
      comment: body.comment,
      before,
      after,
      deltaCents,
      expiresAt,
      createdAt: now,
    });
    await noteEvent(tx, orderId, "edit_requested", { actor: side, now, note: body.comment });
    await mailEdit(tx, orderId, "requested", { requestedBy: side, before, after, text: body.comment });
  });
  return listEdits(owner, orderId, now);
}

/** Accepts or declines the other side's edit. Throws `not_found`, or `conflict` when it is no longer open. */
export async function answerEdit(
  owner: repo.Owner,
  orderId: string,
  { accepted, version, reason }: OrderEditAnswerBody,
  now = new Date(),
): Promise<OrderEdits> {
  await inTransaction(async (tx) => {
    const order = visible(await lockOrder(tx, orderId, owner), owner);
    const edit = await repo.lockOpenEdit(tx, orderId);
    const state = edit && nextEditState(edit, accepted ? "accept" : "decline", sideOf(owner));
    if (!edit || !state || edit.version !== version) throw noLongerOpen(edit, owner);
    // The job may not have run yet.
    if (edit.expiresAt <= now) throw noLongerOpen(null, owner);
    if (accepted) refuseUneditable(order);
    const after = accepted ? await accept(tx, order, edit, now) : edit.after;
    await repo.decideEdit(tx, edit.id, { state, answer: reason, decidedAt: now });
    const note = accepted ? `The total is now ${formatMoney(after.totalCents)}` : reason;
    const kind = accepted ? "edit_accepted" : "edit_declined";
    await noteEvent(tx, orderId, kind, { actor: sideOf(owner), now, note });
    await mailEdit(tx, orderId, accepted ? "accepted" : "declined", { ...edit, after, text: reason });
  });
  return listEdits(owner, orderId, now);
}

/** Changes the order as agreed; milestones paid in the meantime stay paid. */
async function accept(tx: Transaction, order: repo.OrderRow, edit: repo.EditRow, now: Date) {
  const standing = await readStanding(tx, order);
  const plan = planVersion(standing, edit.after.items, todayInSingapore(now));
  const wasPaid = new Map(standing.milestones.map(({ milestoneId, paid }) => [milestoneId, paid]));
  await reviseOrder(
    tx,
    order,
    {
      version: plan.after,
      milestones: plan.milestones.map((milestone) => ({
        ...milestone,
        ...(milestone.paid && !wasPaid.get(milestone.milestoneId) ? { paidAt: now } : {}),
      })),
      vendor: await repo.findVendor(tx, order.vendorId),
    },
    now,
  );
  if (plan.refundCents > 0) {
    const left = await refundableOf(tx, order.id);
    if (plan.refundCents > left.cardCents + left.voucherCents) throw new AppError("conflict", DISPUTED);
    await scheduleRefund(tx, order, plan.refundCents, "The order was changed", now);
  }
  return plan.after;
}

/** Withdraws one's own request. Throws `not_found`, or `conflict` when it is no longer open. */
export async function withdrawEdit(
  owner: repo.Owner,
  orderId: string,
  now = new Date(),
): Promise<OrderEdits> {
  await inTransaction(async (tx) => {
    visible(await lockOrder(tx, orderId, owner), owner);
    const edit = await repo.lockOpenEdit(tx, orderId);
    const state = edit && nextEditState(edit, "withdraw", sideOf(owner));
    if (!edit || !state) throw noLongerOpen(edit, owner);
    await repo.decideEdit(tx, edit.id, { state, answer: "", decidedAt: now });
    await noteEvent(tx, orderId, "edit_withdrawn", { actor: sideOf(owner), now });
    await mailEdit(tx, orderId, "withdrawn", { ...edit, text: "" });
  });
  return listEdits(owner, orderId, now);
}

function currentPlan(db: Db, order: repo.OrderRow, edit: repo.EditRow, now: Date) {
  return readStanding(db, order).then((standing) =>
    planVersion(standing, edit.after.items, todayInSingapore(now)),
  );
}

/** Throws `not_found` for a missing order, and for one that its vendor can't see yet. */
function visible(order: repo.OrderRow | null, owner: repo.Owner): repo.OrderRow {
  if (!order || ("vendorId" in owner && isHiddenFromVendor(order))) throw noSuchOrder();
  return order;
}

function refuseUneditable(order: repo.OrderRow): void {
  if (isEditable(order)) return;
  const { state } = order;
  if (state === "awaiting_payment") throw new AppError("conflict", "Pay for this order before you change it");
  if (state === "cancelled" || state === "under_cancellation") {
    throw new AppError("conflict", "This order is being cancelled, so it can't be changed");
  }
  throw new AppError("conflict", "This order has been delivered, so it can't be changed");
}

function noLongerOpen(edit: repo.EditRow | null, owner: repo.Owner): AppError {
  if (edit?.requestedBy === sideOf(owner)) {
    return new AppError("conflict", "You asked for this change yourself: the other side has to answer it");
  }
  return new AppError("conflict", "This change request is no longer open");
}
