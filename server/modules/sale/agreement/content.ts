import { dayAndMeal } from "@/contracts/catalogue/price/meal";
import { addOnCount } from "@/contracts/catalogue/product/product";
import { VENDOR_ACCEPTANCE } from "@/contracts/sale/agreement";
import type { VendorTermsRef } from "@/contracts/catalogue/vendor/vendor-terms";
import type { OrderVersion, OrderVersionItem, OrderVersionMilestone } from "@/contracts/sale/order/edit";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { formatDate, formatDateTime } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { countUnits } from "@/lib/units";
import type { Statement } from "@/server/modules/sale/document/public";
import type { EditRow, OfferRow, OrderRow, VendorRow } from "./repo";

export type Context = { order: OrderRow; vendor: VendorRow; offer: OfferRow | null };
type Items = readonly Pick<
  OrderVersionItem,
  | "productId"
  | "title"
  | "priceMetric"
  | "quantity"
  | "unitCents"
  | "totalCents"
  | "discountCents"
  | "eventDate"
  | "meal"
  | "addOns"
>[];
type Milestones = readonly Pick<OrderVersionMilestone, "label" | "amountCents" | "dueDate">[];

/** The terms at the time when both sides accepted them. */
export type Agreed = {
  items: Items;
  milestones: Milestones;
  sums: Pick<OrderVersion, "netCents" | "serviceChargeCents" | "gstCents" | "totalCents">;
  approvedAt: Date;
  /** The wording that the couple accepted. */
  wording: string;
  /** The version of the vendor's own terms that they accepted; null when the vendor had none. */
  terms: (VendorTermsRef & { text: string; file: Buffer | null }) | null;
};

/** Returns `AGR-SY-26-000123`, with the number of an amendment. */
export function agreementNumber({ number, placedAt }: OrderRow, amendment: number): string {
  const base = `AGR-${orderNumberOf(number, placedAt)}`;
  return amendment === 0 ? base : `${base}-A${amendment}`;
}

export const titleOf = (amendment: number) => (amendment === 0 ? "Agreement" : `Amendment ${amendment}`);

/** The agreement of an accepted order. */
export function agreementOf(context: Context, agreed: Agreed): Statement {
  const { order, vendor, offer } = context;
  const { paymentPolicy: policy } = order;
  return {
    title: titleOf(0),
    number: agreementNumber(order, 0),
    author: vendorName(vendor),
    facts: factsOf(context, 0, agreed.approvedAt),
    sections: [
      ...partiesOf(context),
      { heading: "What was agreed", lines: itemLines(agreed.items, offer) },
      ...(order.comment ? [{ heading: "The couple's message to the vendor", lines: [order.comment] }] : []),
      { heading: "Price", lines: priceLines(agreed.sums, order.discountCents) },
      { heading: "Payments", lines: paymentLines(agreed.milestones) },
      {
        heading: "If the couple cancels",
        lines: [
          ...policy.refundTiers.map(
            ({ daysBefore, percent }) =>
              `${percent}% of what was paid is refunded ${daysBefore} days or more before the day.`,
          ),
          policy.refundTiers.length > 0 ? "Nothing is refunded after that." : "Nothing is refunded.",
          ...(policy.note ? [policy.note] : []),
        ],
      },
      { heading: "If the vendor cancels", lines: ["The couple is refunded in full."] },
      ...(agreed.terms ? [termsSection(agreed.terms)] : []),
      ...(offer?.terms ? [{ heading: "Terms of the vendor's offer", lines: offer.terms.split("\n") }] : []),
      {
        heading: "Acceptances",
        lines: [
          `The couple, ${formatDateTime(order.placedAt)} (Singapore): “${agreed.wording}”`,
          `The vendor, ${formatDateTime(agreed.approvedAt)} (Singapore), by the button “${VENDOR_ACCEPTANCE}”.`,
        ],
      },
    ],
    attachments: agreed.terms?.file ? [{ name: agreed.terms.fileName, bytes: agreed.terms.file }] : [],
  };
}

function termsSection(terms: NonNullable<Agreed["terms"]>): Statement["sections"][number] {
  const { version, appliesFrom, sha256, fileName, text } = terms;
  return {
    heading: "The vendor's own terms",
    lines: [
      `Version ${version}, which applies to orders from ${formatDate(appliesFrom)}.`,
      ...(text ? text.split("\n") : [`They are attached to this file as “${fileName}”.`]),
      `SHA-256 of ${text ? "this text" : "that file"}: ${sha256}`,
    ],
  };
}

/** An amendment by an accepted edit; `earlier` are the numbers of the files that it follows. */
export function amendmentOf(
  context: Context,
  edit: EditRow,
  { amendment, at, earlier }: { amendment: number; at: Date; earlier: readonly string[] },
): Statement {
  const { order, vendor, offer } = context;
  const asker = edit.requestedBy === "customer" ? "The couple" : "The vendor";
  const other = edit.requestedBy === "customer" ? "The vendor" : "The couple";
  return {
    title: titleOf(amendment),
    number: agreementNumber(order, amendment),
    author: vendorName(vendor),
    facts: factsOf(context, amendment, at),
    sections: [
      {
        heading: "What it amends",
        lines: [earlier.join(", "), "What is not named here stays as agreed before."],
      },
      ...partiesOf(context),
      { heading: "The order from now on", lines: itemLines(edit.after.items, offer) },
      {
        heading: "Price",
        lines: [
          `Total before: ${formatMoney(edit.before.totalCents)}`,
          ...priceLines(edit.after, sumOf(edit.after.items)),
        ],
      },
      { heading: "Payments", lines: paymentLines(edit.after.milestones) },
      {
        heading: "Acceptances",
        lines: [
          `${asker}, ${formatDateTime(edit.createdAt)} (Singapore), asked for the change: “${edit.comment}”`,
          `${other}, ${formatDateTime(at)} (Singapore), accepted it.`,
        ],
      },
    ],
  };
}

const sumOf = (items: Items) => items.reduce((sum, { discountCents }) => sum + discountCents, 0);
const vendorName = (vendor: VendorRow) => vendor.companyName || vendor.vendorName;

function factsOf({ order }: Context, amendment: number, at: Date): string[] {
  return [
    `Number: ${agreementNumber(order, amendment)}`,
    `Agreed: ${formatDateTime(at)} (Singapore)`,
    `Order: ${orderNumberOf(order.number, order.placedAt)}`,
    ...(order.eventDate ? [`Date: ${formatDate(order.eventDate)}`] : []),
  ];
}

function partiesOf({ order, vendor }: Context): Statement["sections"] {
  const { billing } = order;
  const { companyRegistrationNumber: uen } = vendor;
  const street = [vendor.blockNumber, vendor.streetAddress1, vendor.unitNo, vendor.buildingName];
  const home = billing ? [billing.unitNumber, billing.streetAddress, billing.streetAddress2] : [];
  return [
    {
      heading: "The vendor",
      lines: [
        vendorName(vendor),
        ...(uen ? [`UEN ${uen}`] : []),
        [...street, vendor.country, vendor.postCode].filter(Boolean).join(" "),
      ].filter(Boolean),
    },
    {
      heading: "The couple",
      lines: [
        order.contactName,
        [...home, billing?.country, billing?.postalCode].filter(Boolean).join(" "),
      ].filter(Boolean),
    },
  ];
}

function itemLines(items: Items, offer: OfferRow | null): string[] {
  return items.flatMap((item) => {
    const { title, quantity, priceMetric, unitCents, totalCents, eventDate, meal = null, addOns = [] } = item;
    const includes = offer?.items.find(({ productId }) => productId === item.productId)?.includes;
    return [
      `${title}: ${countUnits(quantity, priceMetric)} at ${formatMoney(unitCents)}${eventDate ? `, ${dayAndMeal(eventDate, meal)}` : ""}`,
      ...addOns.map((extra) => {
        const count = addOnCount(extra, quantity);
        return `    with ${count} × ${extra.name}, ${formatMoney(extra.unitCents * count)}`;
      }),
      ...(includes ? includes.split("\n").map((line) => `    ${line}`) : []),
      `    Together ${formatMoney(totalCents)}`,
    ];
  });
}

function priceLines(sums: Agreed["sums"], discountCents: number): string[] {
  const { netCents, serviceChargeCents, gstCents, totalCents } = sums;
  return [
    `Net: ${formatMoney(netCents)}`,
    ...(serviceChargeCents > 0 ? [`Service charge: ${formatMoney(serviceChargeCents)}`] : []),
    ...(gstCents > 0 ? [`GST: ${formatMoney(gstCents)}`] : []),
    ...(discountCents > 0 ? [`After a discount of ${formatMoney(discountCents)} by promo code`] : []),
    `Total, all-in: ${formatMoney(totalCents)}`,
  ];
}

function paymentLines(milestones: Milestones): string[] {
  return milestones
    .filter(({ amountCents }) => amountCents > 0)
    .map(
      ({ label, amountCents, dueDate }) =>
        `${label}: ${formatMoney(amountCents)}${dueDate ? `, due ${formatDate(dueDate)}` : ""}`,
    );
}
