import { stringify } from "csv-stringify/sync";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { TAX_POINT_LABELS, type TaxPoint, type TaxPoints } from "@/contracts/sale/payment/tax";
import type { TaxQuery } from "@/contracts/sale/payment/payout.schema";
import { instantInSingapore, monthAfter } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import { type Cents, toDollars } from "@/lib/money";
import { getDb } from "@/server/db/client";
import { isHiddenFromVendor } from "@/server/modules/sale/order/public";
import { numberOf } from "./content";
import * as repo from "./repo-tax";
import { issueDocuments } from "./service";
import { taxPointsOf } from "./tax-points";

/** Returns the vendor's tax points in a range of months, oldest first, with their sums. */
export async function listTaxPoints(vendorId: string, { from, to = from }: TaxQuery): Promise<TaxPoints> {
  const db = await getDb();
  const start = instantInSingapore(`${from}-01`, "00:00");
  const end = instantInSingapore(`${monthAfter(to)}-01`, "00:00");
  for (const id of await repo.undocumentedIds(db, vendorId, start, end)) await issueDocuments(id);
  const rows = await repo.documentsAround(db, vendorId, start, end);
  const byOrder = groupBy(rows, ({ order }) => order.id);
  const points = [...byOrder.values()]
    .flatMap(pointsOfOrder)
    .filter(({ at }) => at >= start && at < end)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const sum = (of: (point: Point) => Cents) =>
    toDollars(points.reduce((total, point) => total + of(point), 0));
  return {
    from,
    to,
    gstRegistered: await repo.isRegistered(db, vendorId),
    points: points.map(({ shown }) => shown),
    beforeGst: sum(({ gstCents, totalCents }) => totalCents - gstCents),
    gst: sum(({ gstCents }) => gstCents),
    total: sum(({ totalCents }) => totalCents),
  };
}

type Point = { at: Date; gstCents: Cents; totalCents: Cents; shown: TaxPoint };
type Row = Awaited<ReturnType<typeof repo.documentsAround>>[number];

/** Documents from before the vendor was registered are not tax points. */
function pointsOfOrder(rows: readonly Row[]): Point[] {
  const [first] = rows;
  if (!first || isHiddenFromVendor(first.order)) return [];
  const { id: orderId, number, placedAt } = first.order;
  const documents = rows.map(({ document }) => document);
  return taxPointsOf(documents, first.order).flatMap(({ kind, gstCents, totalCents, document }): Point[] => {
    const { id, content, createdAt: at } = document;
    if (content.supplier.gstNumber === null) return [];
    const shown = {
      id,
      kind,
      documentNumber: numberOf(document),
      orderId,
      orderNumber: orderNumberOf(number, placedAt),
      customerName: content.customer.name,
      date: content.date,
      beforeGst: toDollars(totalCents - gstCents),
      gst: toDollars(gstCents),
      total: toDollars(totalCents),
    };
    return [{ at, gstCents, totalCents, shown }];
  });
}

const COLUMNS = ["Date", "Type", "Document", "Order", "Couple", "Before GST", "GST", "Total"];

/** Returns the same as a CSV file for spreadsheets, in which no cell is executed as a formula. */
export async function taxFile(vendorId: string, query: TaxQuery): Promise<Response> {
  const { from, to, points, beforeGst, gst, total } = await listTaxPoints(vendorId, query);
  const rows = points.map((point) => [
    point.date,
    TAX_POINT_LABELS[point.kind],
    point.documentNumber,
    point.orderNumber,
    point.customerName,
    point.beforeGst,
    point.gst,
    point.total,
  ]);
  const body = stringify([COLUMNS, ...rows, ["", "Sum", "", "", "", beforeGst, gst, total]], {
    bom: true,
    escape_formulas: true,
    cast: { number: (dollars) => dollars.toFixed(2) },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="sayang-gst-${from}-${to}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
