import type { SaleDocument } from "@/contracts/sale/document";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { Couple, Seller, Shop } from "../world";
import { heldOf } from "@/server/modules/sale/refund/public";
import { type Book, centsOf, type Compare, sumOf } from "./books";

/** Compares the figures that both sides see on the order's page and in its documents. */
export async function orderFigures(
  shop: Shop,
  { actor }: Couple,
  seller: Seller | undefined,
  book: Book,
  compare: Compare,
): Promise<void> {
  const { id, total, paid, refunded, byVoucher, refundDue, due } = book;
  const held = (await heldOf(shop.db(), [id])).get(id) ?? 0;
  const readers = [
    [`the couple's page of order ${id}`, `/order/${id}`, actor],
    [`the vendor's page of order ${id}`, `/order-vendor/${id}`, book.isSeen ? seller?.actor : null],
  ] as const;
  for (const [where, path, as] of readers) {
    if (!as) continue;
    const order = (await shop.call<OrderDetail>("GET", path, { as })).body.data;
    compare(`The order value on ${where}`, order.orderValue, total);
    compare(`Its parts on ${where}`, order.net + order.serviceCharge + order.gst, total);
    compare(
      `Its items on ${where}`,
      order.items.reduce((sum, item) => sum + item.total, 0),
      total,
    );
    compare(`"Paid" on ${where}`, order.paid, paid);
    compare(`"Refunded" on ${where}`, order.refunded, refunded);
    compare(`The voucher on ${where}`, order.voucher, byVoucher);
    compare(`The refund on its way on ${where}`, order.refundDue, refundDue);
    compare(`What Sayang holds on ${where}`, order.held, held);
    if (book.state === "cancelled") continue;
    const { milestones } = order;
    compare(`The milestones on ${where}`, sumOf(milestones, ({ amount }) => centsOf(amount)) / 100, total);
    compare(`Their rest on ${where}`, sumOf(milestones, (row) => centsOf(row.due)) / 100, due);
  }
  const { data } = (await shop.call<SaleDocument[]>("GET", `/order/documents/${id}`, { as: actor })).body;
  const ofKind = (kind: SaleDocument["kind"]) => data.filter((each) => each.kind === kind);
  const sum = (documents: readonly SaleDocument[]) => sumOf(documents, ({ amount }) => centsOf(amount)) / 100;
  compare(`The receipts of order ${id}`, sum(ofKind("receipt")), paid);
  if (!book.isAccepted) return;
  const invoice = ofKind("invoice").at(-1);
  compare(`The invoice of order ${id}`, invoice?.amount, total);
}
