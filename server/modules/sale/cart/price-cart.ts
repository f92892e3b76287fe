import { todayInSingapore } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import type { Cents, PriceParts } from "@/lib/money";
import {
  addUp,
  discountLine,
  fillMilestones,
  type PlannedMilestone,
  planMilestones,
} from "@/server/modules/sale/pricing/public";
import {
  type CampaignRow,
  quoteCoupon,
  type QuotedLine,
  voucherLimit,
} from "@/server/modules/sale/promotion/public";
import type { CheckedLine } from "./service-lines";
import type { CartCodes, CartVoucher } from "./service-codes";

/** A line with its coupon discount; `due` is the rest. */
export type PricedLine = CheckedLine & { offCents: Cents; due: PriceParts };

/**
 * The lines of one vendor, or of one of its offers, with the milestones of its order, and the part of each that a
 * voucher pays.
 */
export type PricedGroup = {
  /** The vendor's id, or the offer's. */
  id: string;
  offer: CheckedLine["row"]["offer"];
  /** With the payments of the offer, and the refund rule as it stood. */
  vendor: CheckedLine["row"]["vendor"];
  lines: PricedLine[];
  due: PriceParts;
  offCents: Cents;
  eventDate: string | null;
  plan: (PlannedMilestone & { voucherCents: Cents })[];
  voucherCents: Cents;
  /** The card's share of the first milestone. */
  dueNowCents: Cents;
};

export type PricedCart = {
  groups: PricedGroup[];
  totalCents: Cents;
  dueNowCents: Cents;
  /** `reason` says why it does not apply, or is null. */
  coupon: { campaign: CampaignRow; reason: string | null } | null;
  voucher: (CartVoucher & { reason: string | null; paysCents: Cents }) | null;
};

/** Returns the cart with its coupon and voucher, both for display and for ordering. */
export function priceCart(
  lines: readonly CheckedLine[],
  { email, coupon, voucher }: CartCodes,
  now: Date,
): PricedCart {
  const quoted = lines.map(quotedLine);
  const quote = coupon && quoteCoupon(coupon, email, quoted, now);
  const priced = lines.map((line, at): PricedLine => {
    const offCents = quote?.offs[at] ?? 0;
    return { ...line, offCents, due: discountLine(line.price.total, offCents) };
  });
  const planned = groupsOf(priced, todayInSingapore(now));
  const limit = voucher && limitOf(voucher, quoted, priced);
  const filled = fillMilestones(
    planned.map(({ plan }) => plan.map(({ amountCents }) => amountCents)),
    limit?.reason === null ? (voucher?.balanceCents ?? 0) : 0,
    planned.map(({ vendor, due }) => limitOfOrder(voucher, limit?.cents ?? null, vendor.id, due.total)),
  );
  const groups = planned.map((group, at) => withVoucher(group, filled[at] ?? []));
  const paysCents = sumOf(groups.map(({ voucherCents }) => voucherCents));
  return {
    groups,
    totalCents: sumOf(groups.map(({ due }) => due.total)),
    dueNowCents: sumOf(groups.map(({ dueNowCents }) => dueNowCents)),
    coupon: coupon && quote ? { campaign: coupon, reason: quote.reason } : null,
    voucher: voucher && limit ? { ...voucher, reason: limit.reason, paysCents } : null,
  };
}

/** Returns the line in the form that campaigns take. */
export function quotedLine({ row: { vendor, product }, price }: CheckedLine): QuotedLine {
  const { level1Id, level2Id, level3Id, productTypeId } = product;
  const path = [level1Id, level2Id, level3Id, productTypeId];
  return { vendorId: vendor.id, path, price: price.total };
}

/** Returns the date that an order's milestones count from: the earliest of its lines. */
export function firstDate(lines: readonly CheckedLine[]): string | null {
  return lines.flatMap((line) => line.eventDate ?? []).toSorted()[0] ?? null;
}

type Planned = Omit<PricedGroup, "plan" | "voucherCents" | "dueNowCents"> & { plan: PlannedMilestone[] };

function groupsOf(lines: readonly PricedLine[], today: string): Planned[] {
  return [...groupBy(lines, ({ row }) => row.offer?.id ?? row.vendor.id)].flatMap(([id, own]) => {
    const row = own[0]?.row;
    if (!row) return [];
    const { offer } = row;
    const vendor = offer ? { ...row.vendor, paymentPolicy: offer.paymentPolicy } : row.vendor;
    const due = addUp(own.map((line) => line.due));
    const eventDate = firstDate(own);
    return [
      {
        id,
        offer,
        vendor,
        lines: own,
        due,
        eventDate,
        offCents: sumOf(own.map(({ offCents }) => offCents)),
        plan: planMilestones(due.total, vendor.paymentPolicy, today, eventDate),
      },
    ];
  });
}

function withVoucher(group: Planned, parts: readonly Cents[]): PricedGroup {
  const plan = group.plan.map((milestone, at) => ({ ...milestone, voucherCents: parts[at] ?? 0 }));
  const [first] = plan;
  return {
    ...group,
    plan,
    voucherCents: sumOf(parts),
    dueNowCents: first ? first.amountCents - first.voucherCents : 0,
  };
}

/** `cents` is null when orders of any amount may be paid in full. */
function limitOf(
  { reason, campaign }: CartVoucher,
  quoted: readonly QuotedLine[],
  priced: readonly PricedLine[],
): { reason: string | null; cents: Cents | null } {
  if (reason !== null || !campaign) return { reason, cents: null };
  return voucherLimit(
    campaign,
    quoted,
    priced.map(({ due }) => due),
  );
}

function limitOfOrder(
  voucher: CartVoucher | null,
  cents: Cents | null,
  vendorId: string,
  totalCents: Cents,
): Cents {
  if (voucher?.vendorId && voucher.vendorId !== vendorId) return 0;
  return Math.min(cents ?? totalCents, totalCents);
}

function sumOf(cents: readonly Cents[]): Cents {
  return cents.reduce((sum, each) => sum + each, 0);
}
