import type { Page } from "@/contracts/envelope";

/** The periods in days over which it is counted what influencers brought; 0 is all time. */
export const INFLUENCER_PERIODS = [0, 30, 90, 365] as const;
export type InfluencerPeriod = (typeof INFLUENCER_PERIODS)[number];

export const INFLUENCER_STATES = ["active", "ended"] as const;
export type InfluencerState = (typeof INFLUENCER_STATES)[number];

export const INFLUENCER_NAME_MAX = 60;
export const INFLUENCER_PICTURE_BYTES = 10 * 1024 * 1024;

/** An influencer's code with what it brought in the period. Amounts in dollars. */
export type Influencer = {
  /** `/?ref=` followed by it greets by the influencer's name. */
  _id: string;
  code: string;
  name: string;
  /** A media file. */
  picture: string | null;
  /** ISO 8601, UTC; null while the code works. */
  endedAt: string | null;
  /** ISO 8601, UTC */
  createdAt: string;
  /** Addresses that asked for the discount. */
  signUps: number;
  /** Submitted orders on which the discount was used. */
  orders: number;
  /** What couples paid for these orders, less refunds. */
  paid: number;
  /** What the discount saved couples, which Sayang pays for. */
  discount: number;
};

export type Influencers = Page<Influencer>;
