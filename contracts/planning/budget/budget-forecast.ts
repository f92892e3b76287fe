import type { IsoDate } from "@/lib/dates";

export const WHAT_IF_GUESTS_MAX = 5_000;

/** The part of a line still to book, in dollars: at typical prices, or as planned where the market has too few. */
export type StillToBook =
  | {
      from: "market";
      amount: number;
      /** Half of the vendors lie between them. */
      low: number;
      high: number;
      vendors: number;
      /** The postal district of these vendors; null for the whole island. */
      district: number | null;
    }
  | { from: "plan"; amount: number };

/** Amounts in dollars. */
export type ForecastLine = {
  /** Null for what is booked and not planned. */
  lineId: string | null;
  category: { id: string; slug: string; name: string } | null;
  name: string;
  planned: number;
  booked: number;
  /** Null when something is booked, or nothing planned. */
  toBook: StillToBook | null;
};

type ForecastSums = {
  booked: number;
  toBook: number;
  /** The wedding's expected cost: booked and still to book. */
  heading: number;
};

/** The wedding's expected cost, now and with another number of guests or another day. Amounts in dollars. */
export type BudgetForecast = ForecastSums & {
  /** The couple's whole budget; null until it is set. */
  total: number | null;
  planned: number;
  /** The number of guests and the day for which typical prices are computed. */
  guests: number;
  date: IsoDate | null;
  lines: ForecastLine[];
  whatIf:
    | (ForecastSums & {
        guests: number;
        date: IsoDate | null;
        /** By how much `heading` changes. */
        difference: number;
        /** Of bookings and of typical prices, the largest first. */
        changes: { name: string; orderId: string | null; difference: number }[];
        /** Bookings that can't follow. */
        refused: { name: string; orderId: string; reason: string }[];
      })
    | null;
};
