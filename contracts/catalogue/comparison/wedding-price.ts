import type { ComparedDay, NoPrice, PriceBasis } from "./comparison";

/** Of each kind in one call: more than a page shows. */
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
  /** Why `unit` is the day's price; null where every day costs the same, and without a day. */
  note: string | null;
  noPrice: NoPrice | null;
  /** Of a vendor; null for products and while no date is given. */
  day: ComparedDay | null;
};

/** GET /public/wedding-prices. Vendors and products that aren't listed are left out. */
export type WeddingPrices = { vendors: WeddingPrice[]; products: WeddingPrice[] };
