import { DAY_SECONDS as DAY, HOUR_SECONDS as HOUR, MINUTE_SECONDS as MINUTE } from "@/lib/time";

/** A number of calls in a number of seconds; further calls are refused until the time is over. */
export type Allowance = { calls: number; seconds: number };

export type Policy = {
  /** `failures`: successful calls do not count, and clear the subject's earlier failures. */
  counts: "failures" | "calls";
  /** Per network address. */
  address?: Allowance;
  /** Per account, email address or token that the call is about, known or unknown. */
  subject?: Allowance;
};

/** Limits for calls that could be used for guessing, to flood a mailbox or to exhaust the server. */
export const THROTTLE_POLICIES = {
  login: {
    counts: "failures",
    address: { calls: 60, seconds: 15 * MINUTE },
    subject: { calls: 10, seconds: 15 * MINUTE },
  },
  /** Password checks of a signed-in account. */
  password: {
    counts: "failures",
    address: { calls: 60, seconds: 15 * MINUTE },
    subject: { calls: 10, seconds: 15 * MINUTE },
  },
  refresh: { counts: "failures", address: { calls: 120, seconds: 15 * MINUTE } },
  social: {
    counts: "failures",
    address: { calls: 60, seconds: 15 * MINUTE },
    subject: { calls: 10, seconds: 15 * MINUTE },
  },
  /** Redeeming a code or a mailed link. */
  verify: {
    counts: "failures",
    address: { calls: 60, seconds: 15 * MINUTE },
    subject: { calls: 15, seconds: HOUR },
  },
  /** Sending a code, a link or a discount. */
  send: {
    counts: "calls",
    address: { calls: 60, seconds: HOUR },
    subject: { calls: 10, seconds: HOUR },
  },
  register: {
    counts: "calls",
    address: { calls: 30, seconds: HOUR },
    subject: { calls: 5, seconds: HOUR },
  },
  /** Connecting a payment account, which asks the card processor. */
  connect: {
    counts: "calls",
    address: { calls: 60, seconds: HOUR },
    subject: { calls: 20, seconds: HOUR },
  },
  /** A message to support, each confirmed by mail to the address that was typed. */
  ticket: {
    counts: "calls",
    address: { calls: 20, seconds: HOUR },
    subject: { calls: 5, seconds: DAY },
  },
  /** Each one mails the vendor and holds one of its times. */
  appointment: {
    counts: "calls",
    address: { calls: 60, seconds: HOUR },
    subject: { calls: 20, seconds: HOUR },
  },
  /** Reading a calendar from another server. */
  calendarRead: { counts: "calls", subject: { calls: 30, seconds: HOUR } },
  /** A vendor's message to many couples at once. */
  broadcast: { counts: "calls", subject: { calls: 5, seconds: 24 * HOUR } },
  /** A vendor's invitations to people who may not know Sayang. */
  contactInvite: { counts: "calls", subject: { calls: 30, seconds: 24 * HOUR } },
  /** Trying voucher codes. */
  voucher: {
    counts: "failures",
    address: { calls: 30, seconds: HOUR },
    subject: { calls: 10, seconds: HOUR },
  },
  /** Nothing is mailed before payment, but each call creates rows. */
  evoucher: {
    counts: "calls",
    address: { calls: 60, seconds: HOUR },
    subject: { calls: 20, seconds: HOUR },
  },
  /** Sending mails about a voucher purchase again. */
  resendVoucher: {
    counts: "calls",
    address: { calls: 30, seconds: HOUR },
    subject: { calls: 5, seconds: HOUR },
  },
  /** Trying coupon codes, which people also do while changing their cart. */
  coupon: {
    counts: "failures",
    address: { calls: 300, seconds: HOUR },
    subject: { calls: 40, seconds: HOUR },
  },
  /** A guest's changes to the cart. Mobile networks share addresses. */
  quote: { counts: "calls", address: { calls: 600, seconds: 15 * MINUTE } },
  /** Calendar programs refresh every few hours; Google's share addresses. */
  calendar: {
    counts: "calls",
    address: { calls: 1200, seconds: HOUR },
    subject: { calls: 60, seconds: HOUR },
  },
  /**
   * A household's link, with a call for each page of a reply. Guests in one hotel, and on mobile networks, share an
   * address.
   */
  rsvp: {
    counts: "calls",
    address: { calls: 4000, seconds: HOUR },
    subject: { calls: 120, seconds: HOUR },
  },
  /** Mails a guest the link to their own reply. Guests on one network share an address; a mailbox needs few. */
  ownLink: {
    counts: "calls",
    address: { calls: 120, seconds: HOUR },
    subject: { calls: 3, seconds: HOUR },
  },
  /** A household's photos, five a call. Decoding them is expensive, and a hotel's guests share an address. */
  photo: {
    counts: "calls",
    address: { calls: 600, seconds: HOUR },
    subject: { calls: 40, seconds: HOUR },
  },
  /** A helper's link, which several phones on a hotel's network may share, each asking every few seconds. */
  checkIn: {
    counts: "calls",
    address: { calls: 3000, seconds: MINUTE },
    subject: { calls: 600, seconds: MINUTE },
  },
  /** Each call may mail every household. */
  invite: { counts: "calls", subject: { calls: 40, seconds: HOUR } },
  /** Reads all of an account's data, which may be a lot. */
  ownData: { counts: "calls", subject: { calls: 6, seconds: HOUR } },
  /** Decoding pictures is expensive. */
  profile: { counts: "calls", subject: { calls: 60, seconds: HOUR } },
  /** The same, for a vendor setting up a shop. */
  product: { counts: "calls", subject: { calls: 600, seconds: HOUR } },
  /** Reads thousands of rows. Correcting a file takes a few attempts. */
  import: { counts: "calls", subject: { calls: 60, seconds: HOUR } },
  /** Versions of an event order: each is kept, and mails the vendor. */
  version: { counts: "calls", subject: { calls: 40, seconds: HOUR } },
  /** Faster than people type. */
  message: { counts: "calls", subject: { calls: 30, seconds: MINUTE } },
  /** More than anyone reports in good faith. */
  report: { counts: "calls", subject: { calls: 20, seconds: DAY } },
  typing: { counts: "calls", subject: { calls: 60, seconds: MINUTE } },
  /** Files of megabytes that anyone may read. Mobile networks share addresses. */
  publicFile: { counts: "calls", address: { calls: 600, seconds: HOUR } },
  /** Calls with a vendor's API key. */
  apiKey: { counts: "calls", subject: { calls: 600, seconds: 10 * MINUTE } },
  /** Changes to a vendor's keys and webhooks, each of which may send a mail or a request. */
  integration: { counts: "calls", subject: { calls: 60, seconds: HOUR } },
  /** Each may include several files, which are stored. */
  attachment: { counts: "calls", subject: { calls: 60, seconds: HOUR } },
} as const satisfies Record<string, Policy>;

export type ThrottlePolicy = keyof typeof THROTTLE_POLICIES;
