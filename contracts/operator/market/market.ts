/** A day's figures of the whole market, in Singapore. Amounts in dollars. */
export type MarketDay = {
  /** YYYY-MM-DD */
  day: string;
  searches: number;
  /** Opened pages of vendors and products. */
  visits: number;
  /** New conversations of couples with vendors. */
  enquiries: number;
  offers: number;
  /** Orders that reached their vendor. */
  orders: number;
  orderValue: number;
  paid: number;
  refunded: number;
};
export type MarketFigures = Omit<MarketDay, "day">;

/** A master category with the figures of its vendors. Searches are those in the category or anything below it. */
export type MarketCategory = Omit<MarketFigures, "paid" | "refunded"> & {
  name: string;
  /** Orders for each hundred visits. */
  conversion: number;
};

/** The couples who registered in the period, by their source: a code, `utm_source`, or neither. */
export type MarketSource = {
  /** "" for neither. */
  source: string;
  isCode: boolean;
  accounts: number;
  /** Those with an order since, and its value in dollars. */
  buyers: number;
  orderValue: number;
  /** Buyers for each hundred accounts. */
  conversion: number;
};

/** The vendors who joined in a month, and how far they have come since. */
export type VendorCohort = {
  /** YYYY-MM */
  month: string;
  vendors: number;
  approved: number;
  /** With a product on sale now. */
  selling: number;
  enquired: number;
  ordered: number;
  orderValue: number;
};

/** GET /operator/market */
export type OperatorMarket = {
  totals: MarketFigures;
  /** The preceding period of the same length. */
  before: MarketFigures;
  days: MarketDay[];
  categories: MarketCategory[];
  sources: MarketSource[];
  cohorts: VendorCohort[];
};

export const MARKET_PERIODS = [7, 30, 90, 365] as const;
