import { addOnCount } from "@/contracts/catalogue/product/product";
import type { OrderVersionItem } from "@/contracts/sale/order/edit";
import {
  documentNumberOf,
  type DocumentLine,
  type SaleDocumentKind,
  type DocumentContent,
} from "@/contracts/sale/document";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { dayAndMeal } from "@/contracts/catalogue/price/meal";
import { todayInSingapore } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import type { OrderRow, VendorRow } from "./repo";

type Item = Pick<
  OrderVersionItem,
  | "title"
  | "priceMetric"
  | "quantity"
  | "netCents"
  | "serviceChargeCents"
  | "gstCents"
  | "totalCents"
  | "eventDate"
  | "meal"
  | "addOns"
  | "discountCents"
>;
type Context = { order: OrderRow; vendor: VendorRow; email: string; party?: DocumentContent["customer"] };

/** The content common to all documents of an order. */
function common({ order, vendor, email, party }: Context, at: Date) {
  const { billing } = order;
  return {
    date: todayInSingapore(at),
    orderNumber: orderNumberOf(order.number, order.placedAt),
    supplier: {
      name: vendor.companyName || vendor.vendorName,
      lines: addressOf(vendor),
      uen: vendor.companyRegistrationNumber,
      gstNumber: vendor.gstRegistered ? vendor.vatTaxNumber || vendor.companyRegistrationNumber : null,
    },
    customer: party ?? {
      name: order.contactName,
      lines: [...(billing ? billingLines(billing) : []), email],
    },
  };
}

function addressOf(vendor: VendorRow): string[] {
  const street = [vendor.blockNumber, vendor.streetAddress1].filter(Boolean).join(" ");
  const unit = [vendor.unitNo, vendor.buildingName].filter(Boolean).join(" ");
  const last = [vendor.country, vendor.postCode].filter(Boolean).join(" ");
  return [street, unit, vendor.streetAddress2, vendor.streetAddress3, last].filter(Boolean);
}

function billingLines(billing: NonNullable<OrderRow["billing"]>): string[] {
  const { unitNumber, streetAddress, streetAddress2, streetAddress3, city, state, country, postalCode } =
    billing;
  const last = [city, state, country, postalCode].filter(Boolean).join(" ");
  return [unitNumber, streetAddress, streetAddress2, streetAddress3, last].filter(Boolean);
}

/** Returns an invoice for the items, or for those after an edit, which then replaces `refersTo`. */
export function invoiceContent(
  context: Context,
  items: readonly Item[],
  at: Date,
  refersTo: string | null,
): DocumentContent {
  const gstCents = items.reduce((sum, item) => sum + item.gstCents, 0);
  const registered = context.vendor.gstRegistered && gstCents > 0;
  const title = registered ? "Tax Invoice" : "Invoice";
  return {
    ...common(context, at),
    title,
    refersTo,
    about: refersTo ? `Replaces ${refersTo} after a change to the order.` : "",
    lines: items.map((item): DocumentLine => ({
      description: describe(item),
      quantity: item.quantity,
      netCents: item.netCents + item.serviceChargeCents,
      gstCents: item.gstCents,
    })),
    gstCents: registered ? gstCents : null,
    totalCents: items.reduce((sum, item) => sum + item.totalCents, 0),
  };
}

/** Extras belong to the line, because a coupon takes its part off the whole line. */
function describe({ title, eventDate, meal = null, addOns = [], quantity, discountCents }: Item): string {
  return [
    title,
    ...(eventDate ? [dayAndMeal(eventDate, meal)] : []),
    ...addOns.map((addOn) => `With ${addOnCount(addOn, quantity)} x ${addOn.name}`),
    ...(discountCents > 0 ? [`After a discount of ${formatMoney(discountCents)} by promo code`] : []),
  ].join("\n");
}

const METHODS = { card: "by card", paynow: "by PayNow", voucher: "by voucher or store credit" } as const;

export function receiptContent(
  context: Context,
  payment: {
    cents: number;
    method: keyof typeof METHODS | null;
    labels: string[];
    at: Date;
  },
  invoice: string | null,
): DocumentContent {
  const { cents, method, labels, at } = payment;
  return {
    ...common(context, at),
    title: "Receipt",
    refersTo: invoice,
    about: `Payment received ${method ? METHODS[method] : "by card"} through Sayang.`,
    lines: [{ description: labels.join(", "), quantity: 1, netCents: cents, gstCents: 0 }],
    gstCents: null,
    totalCents: cents,
  };
}

/** The invoice in force at a given time, with its amounts. */
export type Invoiced = { number: string; gstCents: number; totalCents: number };

/**
 * Returns a credit note. Invoiced tax is reduced only when the order ends or later; an edit is invoiced anew, and money
 * paid by mistake was never invoiced.
 */
export function creditContent(
  context: Context,
  credit: { cents: number; gstCents: number; about: string; at: Date; lessens: boolean },
  invoice: Invoiced | null,
): DocumentContent {
  const { cents, gstCents, about, at, lessens } = credit;
  const { order } = context;
  const wasTaxed = invoice !== null && invoice.gstCents > 0;
  const isUntouched = wasTaxed && gstCents === 0;
  return {
    ...common(context, at),
    title: "Credit Note",
    refersTo: invoice?.number ?? null,
    about: isUntouched ? `${about} The tax that was invoiced stays as it is.` : about,
    lines: [
      {
        description: `Credit for order ${orderNumberOf(order.number, order.placedAt)}`,
        quantity: 1,
        netCents: cents - gstCents,
        gstCents,
      },
    ],
    gstCents: gstCents > 0 ? gstCents : null,
    totalCents: cents,
    lessensSale: lessens,
  };
}

export function numberOf(row: {
  kind: SaleDocumentKind;
  series: number;
  number: number;
  content: DocumentContent;
}): string {
  return documentNumberOf(row.kind, row, row.content.date);
}
