/** So many calls in so many seconds; who comes after them waits until the time is over. */
export type Allowance = { calls: number; seconds: number };

export type Policy = {
  /** `failures`: a call that succeeds does not count, and clears what the subject has failed before. */
  counts: "failures" | "calls";
  /** For each network address. */
  address?: Allowance;
  /** For each account, mail address or token that the call is about, known to us or not. */
  subject?: Allowance;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often the calls may be made that somebody could use to guess, to flood a mailbox or to wear us out. */
export const THROTTLE_POLICIES = {
  login: {
    counts: "failures",
    address: { calls: 60, seconds: 15 * MINUTE },
    subject: { calls: 10, seconds: 15 * MINUTE },
  },
  /** The password of somebody who is signed in already. */
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
  /** A code or a mailed link that is brought back. */
  verify: {
    counts: "failures",
    address: { calls: 60, seconds: 15 * MINUTE },
    subject: { calls: 15, seconds: HOUR },
  },
  /** A code, a link or a discount that is sent out. */
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
  /** A message to the house, which answers each by mail. */
  ticket: {
    counts: "calls",
    address: { calls: 20, seconds: HOUR },
    subject: { calls: 5, seconds: HOUR },
  },
  /** Each asks somebody by mail, and keeps a time from others. */
  appointment: {
    counts: "calls",
    address: { calls: 60, seconds: HOUR },
    subject: { calls: 20, seconds: HOUR },
  },
  /** Pictures cost time to read. */
  profile: { counts: "calls", subject: { calls: 60, seconds: HOUR } },
  /** Faster than anybody types. */
  message: { counts: "calls", subject: { calls: 30, seconds: MINUTE } },
} as const satisfies Record<string, Policy>;

export type ThrottlePolicy = keyof typeof THROTTLE_POLICIES;
