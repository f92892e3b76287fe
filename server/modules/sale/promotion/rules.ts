import type { PromotionSegment } from "@/contracts/sale/promotion/promotion";
import { formatLongDate, todayInSingapore } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";

const NOTHING_COVERED = "This code isn't valid for anything in your cart";

/** A campaign's conditions on the couple and the day. */
export type Conditions = {
  vendorName: string | null;
  startsAt: Date;
  endsAt: Date | null;
  pausedAt: Date | null;
  deletedAt: Date | null;
  onlyForEmail: string | null;
  segment: PromotionSegment;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  minSpendCents: Cents;
};

/** The couple's address, and how often it and all couples have used the campaign. */
export type Standing = { email: string; uses: number; ownUses: number; purchases: number };

/** Returns the reason why this couple can't use the campaign on that day, or null. */
export function refusalToCouple(terms: Conditions, who: Standing, now: Date): string | null {
  return (
    refusalToday(terms, now) ??
    refusalByAddress(terms, who) ??
    refusalByUse(terms, who) ??
    refusalBySegment(terms, who)
  );
}

function refusalToday({ deletedAt, pausedAt, startsAt, endsAt }: Conditions, now: Date): string | null {
  if (deletedAt) return "This code is no longer available";
  if (endsAt && endsAt <= now) return `This code ended on ${formatLongDate(lastDay(endsAt))}`;
  if (startsAt > now) return `This code starts on ${formatLongDate(todayInSingapore(startsAt))}`;
  return pausedAt ? "This code is paused at the moment. Try again later" : null;
}

function refusalByAddress({ onlyForEmail }: Conditions, { email }: Standing): string | null {
  if (onlyForEmail === null || onlyForEmail === email.toLowerCase()) return null;
  return "This code was sent to another email address. Log in with that address to use it";
}

function refusalByUse(
  { totalLimit, perCustomerLimit }: Conditions,
  { uses, ownUses }: Standing,
): string | null {
  if (perCustomerLimit !== null && ownUses >= perCustomerLimit) {
    return perCustomerLimit === 1
      ? "You've already used this code"
      : `You've already used this code ${ownUses} times, which is the limit`;
  }
  return totalLimit !== null && uses >= totalLimit ? "This code has been fully redeemed" : null;
}

function refusalBySegment({ segment, vendorName }: Conditions, { purchases }: Standing): string | null {
  const where = vendorName ?? "Sayang";
  if (segment === "not_yet_purchased" && purchases > 0)
    return `This code is for your first order with ${where}`;
  if (segment === "one_purchase" && purchases !== 1) {
    return `This code is for couples with exactly one earlier order with ${where}`;
  }
  return null;
}

/** The part of the cart that a campaign covers. `hasVendor`: something of its vendor is in the cart. */
export type Covered = { cents: Cents; lines: number; hasVendor: boolean; limited: boolean };

/** Returns the reason why a campaign does not apply to the cart, or null. */
export function refusalOfCart(
  { minSpendCents, vendorName }: Pick<Conditions, "minSpendCents" | "vendorName">,
  { cents, lines, hasVendor, limited }: Covered,
): string | null {
  if (vendorName && !hasVendor) return `This code is for ${vendorName}. Nothing in your cart is from them`;
  if (lines === 0) return NOTHING_COVERED;
  if (cents >= minSpendCents) return null;
  const missing = formatMoney(minSpendCents - cents);
  const where = [limited ? "on items it covers" : "", vendorName ? `at ${vendorName}` : ""]
    .filter(Boolean)
    .join(" ");
  return `Spend another ${missing}${where ? ` ${where}` : ""} to use this code`;
}

/** Returns the last day of a period that ends at that instant. */
export function lastDay(endsAt: Date): string {
  return todayInSingapore(new Date(endsAt.getTime() - 1));
}
