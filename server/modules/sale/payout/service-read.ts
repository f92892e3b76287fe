import { coupleName } from "@/lib/couple-name";
import { toPage } from "@/contracts/envelope";
import type { PageQuery } from "@/contracts/envelope.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import {
  type PayoutDetail,
  type PayoutLine,
  payoutNumberOf,
  type PayoutOverview,
  type PayoutPage,
  type PayoutSale,
  type PayoutSalePage,
  type PayoutStatement,
  type PayoutSummary,
} from "@/contracts/sale/payment/payout";
import type { PayoutSalesQuery, StatementQuery } from "@/contracts/sale/payment/payout.schema";
import { instantInSingapore, monthAfter } from "@/lib/dates";
import { type Cents, toDollars } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { isHiddenFromVendor } from "@/server/modules/sale/order/public";
import { heldOf } from "@/server/modules/sale/refund/public";
import { divide } from "./divide";
import { findHold } from "./repo/hold";
import * as repo from "./repo/read";
import { nextRun } from "./schedule";
import { connectState } from "./service-connect";

/** Returns a vendor's earnings by state, and the day of the next payout. */
export async function payoutOverview(vendorId: string, now = new Date()): Promise<PayoutOverview> {
  const db = await getDb();
  const [sums, held, account, connect, hold] = await Promise.all([
    repo.sumsByState(db, vendorId),
    heldCents(db, vendorId),
    repo.findAccount(db, vendorId),
    connectState(vendorId),
    findHold(db, vendorId),
  ]);
  const cents = (state: Exclude<PayoutSale["state"], "held">) => toDollars(sums.get(state) ?? 0);
  return {
    held: toDollars(held),
    earned: cents("earned"),
    onItsWay: cents("on_its_way"),
    paid: cents("paid"),
    commissionRate: (account?.commissionBps ?? 0) / 100,
    nextRun: nextRun(now),
    gstRegistered: account?.gstRegistered ?? false,
    connect,
    holdReason: hold?.reason ?? null,
  };
}

/** Returns the vendor's sales, latest first, each with the state of its money. */
export async function listSales(vendorId: string, query: PayoutSalesQuery): Promise<PayoutSalePage> {
  const db = await getDb();
  const { rows, total } = await repo.sales(db, vendorId, query);
  const open = rows.flatMap(({ orderId, state }) => (state === "held" ? [orderId] : []));
  const held = await heldOf(db, open);
  return toPage(
    rows.map((row) => presentSale(row, held.get(row.orderId) ?? 0)),
    total,
    query,
  );
}

/** Returns the amount that the vendor would get if all its open orders ended now, in cents. */
async function heldCents(db: Db, vendorId: string): Promise<Cents> {
  const sales = await repo.heldSales(db, vendorId);
  const ids = sales.map(({ orderId }) => orderId);
  const held = await heldOf(db, ids);
  return sales.reduce(
    (sum, sale) => sum + divide(sale, held.get(sale.orderId) ?? 0).netCents + sale.adjustmentCents,
    0,
  );
}

/** Returns the vendor's payouts, latest first. */
export async function listPayouts(vendorId: string, query: PageQuery): Promise<PayoutPage> {
  const db = await getDb();
  const [rows, total] = await Promise.all([
    repo.payouts(db, vendorId, query),
    repo.countPayouts(db, vendorId),
  ]);
  return toPage(rows.map(presentPayout), total, query);
}

/** Returns a payout with its lines. Throws `not_found` for another vendor's. */
export async function readPayout(vendorId: string, payoutId: string): Promise<PayoutDetail> {
  const db = await getDb();
  const row = await repo.findPayout(db, vendorId, payoutId);
  if (!row) throw new AppError("not_found", "This payout does not exist");
  const lines = await repo.linesWhere(db, repo.linesOfPayout(payoutId));
  return { ...presentPayout(row), lines: lines.map(presentLine) };
}

/** Returns a month of the vendor's account: earnings, payouts, and the opening and closing balance. */
export async function readStatement(vendorId: string, { month }: StatementQuery): Promise<PayoutStatement> {
  const db = await getDb();
  const from = instantInSingapore(`${month}-01`, "00:00");
  const to = instantInSingapore(`${monthAfter(month)}-01`, "00:00");
  const [opening, closing, lines, payouts] = await Promise.all([
    repo.balanceAt(db, vendorId, from),
    repo.balanceAt(db, vendorId, to),
    repo.linesWhere(db, repo.linesBetween(vendorId, from, to)),
    repo.payoutsBetween(db, vendorId, from, to),
  ]);
  const sum = (of: (line: repo.LineRow) => number) =>
    toDollars(lines.reduce((total, line) => total + of(line), 0));
  return {
    month,
    opening: toDollars(opening),
    lines: lines.map(presentLine),
    payouts: payouts.map(presentPayout),
    ...presentTax(
      lines.reduce((total, line) => total + line.grossCents, 0),
      lines.reduce((total, line) => total + line.gstCents, 0),
    ),
    commission: sum(({ commissionCents }) => commissionCents),
    net: sum(({ netCents }) => netCents),
    paidOut: toDollars(payouts.reduce((total, { amountCents }) => total + amountCents, 0)),
    closing: toDollars(closing),
  };
}

/** Returns what couples paid, and its parts before GST and for GST. */
function presentTax(grossCents: Cents, gstCents: Cents) {
  return {
    gross: toDollars(grossCents),
    beforeGst: toDollars(grossCents - gstCents),
    gst: toDollars(gstCents),
  };
}

function presentSale(row: repo.SaleRow, heldCents: Cents): PayoutSale {
  const due = divide(row, heldCents);
  const [gross, commission] = [row.grossCents ?? due.grossCents, row.commissionCents ?? due.commissionCents];
  const { orderId, eventDate, state, payoutId } = row;
  return {
    orderId,
    customerName: coupleName(row),
    eventDate,
    state,
    payoutId,
    orderNumber: orderNumberOf(Number(row.number), new Date(row.placedAt)),
    ...presentTax(gross, row.lineGstCents ?? due.gstCents),
    commission: toDollars(commission),
    adjustments: toDollars(row.adjustmentCents),
    net: toDollars(gross - commission + row.adjustmentCents),
    commissionRate: row.commissionBps / 100,
    payoutNumber: row.payoutNumber === null ? null : payoutNumberOf(Number(row.payoutNumber)),
  };
}

function presentPayout(row: repo.PayoutReadRow): PayoutSummary {
  const { id, state, failure } = row;
  return {
    id,
    _id: id,
    state,
    failure,
    payoutNumber: payoutNumberOf(Number(row.number)),
    ...presentTax(row.grossCents, row.gstCents),
    amount: toDollars(row.amountCents),
    saleCount: row.sales,
    createdAt: new Date(row.createdAt).toISOString(),
    paidAt: row.paidAt && new Date(row.paidAt).toISOString(),
  };
}

function presentLine(row: repo.LineRow): PayoutLine {
  const { id, kind, orderId } = row;
  return {
    id,
    kind,
    orderId,
    orderNumber: orderNumberOf(row.number, row.placedAt),
    customerName: isHiddenFromVendor(row.order) ? "" : coupleName(row),
    ...presentTax(row.grossCents, row.gstCents),
    commission: toDollars(row.commissionCents),
    net: toDollars(row.netCents),
    waits: row.order.state !== "completed" && row.order.state !== "cancelled",
    createdAt: row.createdAt.toISOString(),
  };
}
