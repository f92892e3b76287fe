import type { Cart, CartLine, CartVendorGroup } from "@/contracts/cart";
import type { ProductPrice } from "@/contracts/product";
import { todayInSingapore } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import { type Cents, type PriceParts, toDollars } from "@/lib/money";
import { type PlannedMilestone, planMilestones } from "@/server/modules/order/service-milestones";
import { addUp } from "./pricing";
import { type CheckedLine, firstDate } from "./service-lines";

/** The cart as the wire shows it: lines by vendor, in the order in which they came. */
export function presentCart(lines: readonly CheckedLine[], now: Date): Cart {
  const today = todayInSingapore(now);
  const groups = [...groupBy(lines, (line) => line.row.vendor.id).values()].flatMap((own) => {
    const vendor = own[0]?.row.vendor;
    if (!vendor) return [];
    const parts = addUp(own.map((line) => line.price.total));
    const plan = planMilestones(parts.total, vendor.paymentPolicy, today, firstDate(own));
    return [{ vendor, lines: own, parts, plan, dueNow: plan[0]?.amountCents ?? 0 }];
  });
  return {
    docs: groups.map(presentGroup),
    cartCount: lines.length,
    ...amounts(addUp(groups.map((group) => group.parts))),
    dueNow: toDollars(groups.reduce((due, group) => due + group.dueNow, 0)),
  };
}

type Group = {
  vendor: CheckedLine["row"]["vendor"];
  lines: CheckedLine[];
  parts: PriceParts;
  plan: PlannedMilestone[];
  dueNow: Cents;
};

function presentGroup({ vendor, lines, parts, plan, dueNow }: Group): CartVendorGroup {
  const { id, vendorName, profileImage } = vendor;
  return {
    vendor: { id, _id: id, vendorName, profileImage },
    lines: lines.map(presentLine),
    ...amounts(parts),
    dueNow: toDollars(dueNow),
    milestones: plan.map(({ label, amountCents, dueDate }) => ({
      label,
      amount: toDollars(amountCents),
      dueDate,
    })),
  };
}

function amounts(parts: PriceParts) {
  return {
    net: toDollars(parts.net),
    serviceCharge: toDollars(parts.serviceCharge),
    gst: toDollars(parts.gst),
    total: toDollars(parts.total),
  };
}

function presentLine({ row, price, eventDate, problems }: CheckedLine): CartLine {
  const { product } = row;
  return {
    id: row.id,
    _id: row.id,
    productId: product.id,
    productTitle: product.title,
    image: product.images[0] ?? null,
    quantity: row.quantity,
    eventDate,
    productPrice: presentPrice(row.product, price),
    minQty: product.enableMinMaxRule ? product.minQty : null,
    maxQty: product.enableMinMaxRule ? product.maxQty : null,
    lineTotal: toDollars(price.total.total),
    problems,
  };
}

function presentPrice(product: CheckedLine["row"]["product"], price: CheckedLine["price"]): ProductPrice {
  return {
    price: toDollars(product.priceCents),
    priceCurrency: "SGD",
    priceMetric: product.priceMetric,
    priceWithGST: toDollars(price.unit.total),
    gstType: product.gstType,
    gst: toDollars(price.unit.gst),
    serviceCharge: toDollars(price.unit.serviceCharge),
    plusPlus: product.plusPlus,
  };
}
