import { coupleName } from "@/lib/couple-name";
import { orderNumberOf, type VendorOrderExportQuery } from "@/contracts/sale/order/order.schema";
import { todayInSingapore } from "@/lib/dates";
import { shownNumber } from "@/lib/phone/shown-phone";
import { countUnits } from "@/lib/units";
import type { VendorActor } from "@/server/core/actor";
import { type SheetFormat, sheetFile } from "@/server/core/sheet/file";
import { getDb } from "@/server/db/client";
import { STATE_NAMES } from "@/contracts/sale/order/order-process";
import { teamPeople } from "@/server/modules/catalogue/team/public";
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
  "Assigned to",
  "Discount",
  "Paid by voucher",
  "Total",
  "Paid",
  "Refunded",
];
/** More than a vendor sells in years; bounds the file in memory. */
const MAX_ROWS = 5000;

/** Returns the vendor's orders that match the filters as a file for spreadsheets, in the order of the list. */
export async function vendorOrdersFile(
  { vendorId, accountId }: VendorActor,
  query: VendorOrderExportQuery,
  format: SheetFormat,
): Promise<Response> {
  const db = await getDb();
  const handlerId = query.mine ? accountId : undefined;
  const [{ rows }, people] = await Promise.all([
    repo.vendorOrders(db, vendorId, { ...query, handlerId, page: 1, limit: MAX_ROWS }),
    teamPeople(db, vendorId),
  ]);
  const nameOf = new Map(people.map((person) => [person.accountId, person.name]));
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
      nameOf.get(order.handlerAccountId ?? "") ?? "",
      ...[
        order.discountCents,
        order.voucherCents,
        order.totalCents,
        order.paidCents,
        order.refundedCents,
      ].map((cents) => (cents / 100).toFixed(2)),
    ];
  });
  return sheetFile(`sayang-orders-${todayInSingapore()}`, format, COLUMNS, lines);
}
