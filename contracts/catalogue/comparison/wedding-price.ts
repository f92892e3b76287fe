import type { ComparedDay, NoPrice, PriceBasis } from "./comparison";

/** The limit for each kind in one call; more than a page shows. */
export const MAX_PRICED = 60;

/** The price of a product, or of a vendor's cheapest suitable offer, for one wedding, or the reason there is none. */
export type WeddingPrice = {
  id: string;
  basis: PriceBasis | null;
  /** Units of `basis`; 1 for an order. */
  quantity: number;
  /** True when the quantity was raised to the vendor's minimum. */
  raised: boolean;
  /** Dollars, all-in: one unit, and `quantity` of them. Null when there is no price. */
  unit: number | null;
  total: number | null;
  /** The reason for `unit` on that day; null when every day costs the same or no day is given. */
  note: string | null;
  noPrice: NoPrice | null;
  /** The vendor's day; null for products and when no date is given. */
  day: ComparedDay | null;
};

/** GET /public/wedding-prices. Vendors and products that aren't listed are left out. */
export type WeddingPrices = { vendors: WeddingPrice[]; products: WeddingPrice[] };
