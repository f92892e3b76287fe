/**
 * Money is an integer number of cents (SGD). Decimals exist only at the edge, in JSON and on screens. Rates are in
 * basis points (1 % = 100).
 */
export type Cents = number;

/** The rates of GST in basis points, each from its first day in Singapore, latest first. A change adds a row. */
export const GST_RATES = [{ from: "2024-01-01", bps: 900 }] as const;
/** The rate included in prices now. */
export const GST_BPS: number = GST_RATES[0].bps;
export const SERVICE_CHARGE_BPS = 1000;

/** Returns `amount × bps / 10 000`, rounded half up to a whole cent. */
export function applyRate(amount: Cents, bps: number): Cents {
  return Math.round((amount * bps) / 10_000);
}

/** Converts dollars (JSON, forms) to cents. Throws `RangeError` on a value that is not a finite amount. */
export function toCents(dollars: number): Cents {
  if (!Number.isFinite(dollars)) throw new RangeError("not an amount");
  return Math.round(Number((dollars * 100).toFixed(4)));
}

/** Converts cents to dollars for JSON. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

const SCREEN = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const SCREEN_WHOLE = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** The screen format, en-US currency style: `$1,199.00`. */
export function formatMoney(cents: Cents): string {
  return SCREEN.format(cents / 100);
}

/** Formats whole amounts as `$1,199` and others as `$1,199.50`, for cards, where space is tight. */
export function formatMoneyShort(cents: Cents): string {
  return (cents % 100 === 0 ? SCREEN_WHOLE : SCREEN).format(cents / 100);
}

export type PriceParts = { net: Cents; serviceCharge: Cents; gst: Cents; total: Cents };

/** GST on a listed price: 0 the vendor is not registered, 1 included in the price, 2 added on top. */
export const GST_TYPES = [0, 1, 2] as const;
export type GstType = (typeof GST_TYPES)[number];

/**
 * Returns the all-in price of a listed amount and its parts. A `++` price takes 10 % service charge on the price, then
 * 9 % GST on the sum: $1,000++ is $1,199.00. With `gstType` 1, the GST is the part that the price already includes.
 */
export function priceParts(listed: Cents, gstType: GstType, plusPlus: boolean): PriceParts {
  const serviceCharge = plusPlus ? applyRate(listed, SERVICE_CHARGE_BPS) : 0;
  const charged = listed + serviceCharge;
  if (gstType === 2) {
    const gst = applyRate(charged, GST_BPS);
    return { net: listed, serviceCharge, gst, total: charged + gst };
  }
  const gst = gstType === 1 ? charged - Math.round((charged * 10_000) / (10_000 + GST_BPS)) : 0;
  return { net: listed - gst, serviceCharge, gst, total: charged };
}

/** Returns the parts of an all-in price: the reverse of `priceParts`, within a cent of rounding. */
export function partsOfAllIn(total: Cents, gstType: GstType, plusPlus: boolean): PriceParts {
  const gst = gstType === 0 ? 0 : total - Math.round((total * 10_000) / (10_000 + GST_BPS));
  const charged = gstType === 2 ? total - gst : total;
  const serviceCharge = plusPlus
    ? Math.round((charged * SERVICE_CHARGE_BPS) / (10_000 + SERVICE_CHARGE_BPS))
    : 0;
  return { net: total - serviceCharge - gst, serviceCharge, gst, total };
}

/**
 * Returns the share of the GST that falls to `part` of an all-in total, rounded to a cent and never above the whole
 * GST.
 */
export function gstWithin(part: Cents, whole: { gstCents: Cents; totalCents: Cents }): Cents {
  if (whole.totalCents === 0) return 0;
  return Math.round((Math.min(part, whole.totalCents) * whole.gstCents) / whole.totalCents);
}

/** Splits `total` by percentages that add up to 100. The parts add up exactly; the last takes the remainder. */
export function splitByPercent(total: Cents, percents: readonly number[]): Cents[] {
  if (percents.reduce((sum, p) => sum + p, 0) !== 100) throw new RangeError("percentages must add up to 100");
  const parts = percents.map((p) => Math.floor((total * p) / 100));
  const given = parts.reduce((sum, part) => sum + part, 0);
  const last = parts.length - 1;
  parts[last] = (parts[last] ?? 0) + (total - given);
  return parts;
}
