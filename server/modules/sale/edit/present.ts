import type { OrderDifference, OrderEdit, OrderVersion, OrderVersionView } from "@/contracts/sale/order/edit";
import { toDollars } from "@/lib/money";
import { presentOrderedAddOns } from "@/server/modules/sale/order/public";
import { notePrice } from "@/server/modules/sale/pricing/public";
import { boughtOf, type PlannedEdit } from "./plan";
import type { EditRow } from "./repo";

export function presentDifference({
  before,
  after,
  deltaCents,
  refundCents,
}: Omit<PlannedEdit, "milestones">): OrderDifference {
  return {
    before: presentVersion(before),
    after: presentVersion(after),
    delta: toDollars(deltaCents),
    refund: toDollars(refundCents),
  };
}

export function presentEdit(row: EditRow, plan: Omit<PlannedEdit, "milestones">): OrderEdit {
  const { id, version, state, requestedBy, comment, answer } = row;
  return {
    id,
    _id: id,
    version,
    state,
    requestedBy,
    comment,
    answer,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    ...presentDifference(plan),
  };
}

/** Returns the stored plan of a decided edit. */
export function keptPlan({ before, after, deltaCents }: EditRow): Omit<PlannedEdit, "milestones"> {
  const paid = (version: OrderVersion) =>
    version.milestones.reduce((sum, each) => sum + (each.paid ? each.amountCents : 0), 0);
  const refundCents = deltaCents < 0 ? Math.max(0, paid(before) - paid(after)) : 0;
  return { before, after, deltaCents, refundCents };
}

function presentVersion(version: OrderVersion): OrderVersionView {
  return {
    eventDate: version.eventDate,
    items: version.items.map((item) => {
      const { itemId, productId, title, image, priceMetric, quantity, eventDate, addOns = [] } = item;
      return {
        itemId,
        productId,
        title,
        image,
        priceMetric,
        quantity,
        eventDate,
        unitPrice: toDollars(item.unitCents),
        priceNote: notePrice(boughtOf(item)),
        addOns: presentOrderedAddOns(addOns, quantity),
        total: toDollars(item.totalCents),
      };
    }),
    milestones: version.milestones.map(({ label, amountCents, dueDate, paid }) => ({
      label,
      dueDate,
      paid,
      amount: toDollars(amountCents),
    })),
    net: toDollars(version.netCents),
    serviceCharge: toDollars(version.serviceChargeCents),
    gst: toDollars(version.gstCents),
    discount: toDollars(version.discountCents),
    total: toDollars(version.totalCents),
  };
}
