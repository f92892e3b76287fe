import { toPage } from "@/contracts/envelope";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import type { PaymentEntry, PaymentHistory } from "@/contracts/sale/payment/payment";
import type { UserPaymentQuery } from "@/contracts/sale/payment/payment.schema";
import { toDollars } from "@/lib/money";
import { getDb } from "@/server/db/client";
import * as repo from "./repo";

/** Returns the customer's payments and refunds, newest first, with their totals. */
export async function listPayments(customerId: string, query: UserPaymentQuery): Promise<PaymentHistory> {
  const db = await getDb();
  const [rows, sums, years] = await Promise.all([
    repo.entries(db, customerId, query),
    repo.sums(db, customerId, query),
    repo.years(db, customerId),
  ]);
  const { total, paidCents, paidByVoucherCents, refundedCents, refundedToVoucherCents, refundDueCents } =
    sums;
  return {
    ...toPage(rows.map(present), total, query),
    totals: {
      paid: toDollars(paidCents - refundedCents),
      payments: toDollars(paidCents),
      paymentsByVoucher: toDollars(paidByVoucherCents),
      refunded: toDollars(refundedCents),
      refundedToVoucher: toDollars(refundedToVoucherCents),
      refundDue: toDollars(refundDueCents),
    },
    years,
  };
}

function present(row: repo.EntryRow): PaymentEntry {
  const { kind, status, label, note, paymentId, method, documentId, invoiceId, orderId } = row;
  // Several charges may have tried the same milestone.
  const id = kind === "payment" && paymentId ? `${paymentId}.${row.id}` : row.id;
  return {
    id,
    _id: id,
    kind,
    status,
    label,
    note,
    paymentId,
    method,
    documentId,
    invoiceId,
    amount: toDollars(row.cents),
    at: new Date(row.at).toISOString(),
    order: {
      id: orderId,
      _id: orderId,
      orderNumber: orderNumberOf(Number(row.number), new Date(row.placedAt)),
      vendor: { id: row.vendorId, vendorName: row.vendorName },
    },
  };
}
