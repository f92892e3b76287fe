import { coupleName } from "@/lib/couple-name";
import { stringify } from "csv-stringify/sync";
import { orderNumberOf, type VendorOrderExportQuery } from "@/contracts/sale/order/order.schema";
import { todayInSingapore } from "@/lib/dates";
import { shownNumber } from "@/lib/phone/shown-phone";
import { countUnits } from "@/lib/units";
import { getDb } from "@/server/db/client";
import { STATE_NAMES } from "@/contracts/sale/order/order-process";
import * as repo from "@/server/modules/sale/order/repo/read";

const COLUMNS = [
  "Order",
  "Placed",
  "Couple",
  "Contact",
  "Phone",
  "Items",
  "Event date",
  "Status",
  "Discount",
  "Paid by voucher",
  "Total",
  "Paid",
  "Refunded",
];
/** More than a vendor sells in years; bounds the file in memory. */
const MAX_ROWS = 5000;

/**
 * Returns the vendor's orders that match the filters as a CSV file for spreadsheets, newest first. Cells that a
 * spreadsheet would execute as a formula are escaped, because couples choose their names.
 */
export async function vendorOrdersFile(vendorId: string, query: VendorOrderExportQuery): Promise<Response> {
  const db = await getDb();
  const { rows } = await repo.vendorOrders(db, vendorId, { ...query, page: 1, limit: MAX_ROWS });
  const items = await repo.itemSummaries(
    db,
    rows.map(({ order }) => order.id),
  );
  const itemsOf = new Map(items.map((item) => [item.orderId, item]));
  const lines = rows.map(({ order, customer }) => {
    const item = itemsOf.get(order.id);
    const more = (item?.items ?? 1) - 1;
    const units = item && item.quantity > 1 ? ` (${countUnits(item.quantity, item.priceMetric)})` : "";
    return [
      orderNumberOf(order.number, order.placedAt),
      todayInSingapore(order.placedAt),
      coupleName(customer),
      order.contactName,
      shownNumber(order.contactPhone),
      `${item?.title ?? ""}${units}${more > 0 ? ` +${more}` : ""}`,
      order.eventDate ?? "",
      STATE_NAMES[order.state],
      ...[
        order.discountCents,
        order.voucherCents,
        order.totalCents,
        order.paidCents,
        order.refundedCents,
      ].map((cents) => (cents / 100).toFixed(2)),
    ];
  });
  return new Response(stringify([COLUMNS, ...lines], { bom: true, escape_formulas: true }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="sayang-orders-${todayInSingapore()}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
