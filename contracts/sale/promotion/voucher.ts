import type { IsoDate } from "@/lib/dates";

/** `gift` was bought, `vendor` comes from a vendor's campaign, `credit` is a refund kept as store credit. */
export const VOUCHER_KINDS = ["gift", "vendor", "credit"] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

export const VOUCHER_STATES = ["pending", "active", "partly_used", "used", "expired", "refunded"] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

export type VoucherActor = "customer" | "buyer" | "system";

type Transition = {
  from: readonly VoucherState[];
  /** With several, the balance decides: all of it, some of it or none. */
  to: readonly VoucherState[];
  by: readonly VoucherActor[];
};

/** The life of a voucher as data: services and screens ask what is allowed. */
export const VOUCHER_TRANSITIONS = {
  /** It is paid for. */
  activate: { from: ["pending"], to: ["active"], by: ["system"] },
  spend: { from: ["active", "partly_used"], to: ["partly_used", "used"], by: ["customer"] },
  /** An order that it paid gives it back; one that has expired meanwhile lives on for a while. */
  giveBack: {
    from: ["active", "partly_used", "used", "expired"],
    to: ["active", "partly_used"],
    by: ["system"],
  },
  expire: { from: ["active", "partly_used"], to: ["expired"], by: ["system"] },
  /** A bank gave the couple the money that the store credit stands for. */
  revoke: { from: ["active", "partly_used"], to: ["partly_used", "used"], by: ["system"] },
  /** Untouched, and within the days that the buyer has to change their mind. */
  refund: { from: ["active"], to: ["refunded"], by: ["buyer"] },
  /** The card processor could not give the money back. */
  undoRefund: { from: ["refunded"], to: ["active"], by: ["system"] },
} as const satisfies Record<string, Transition>;
export type VoucherTransition = keyof typeof VOUCHER_TRANSITIONS;

/** Returns the state that `transition` leads to with that balance, or null when `actor` may not take it from `state`. */
export function nextVoucherState(
  state: VoucherState,
  transition: VoucherTransition,
  actor: VoucherActor,
  { amountCents, balanceCents }: { amountCents: number; balanceCents: number },
): VoucherState | null {
  const { from, to, by }: Transition = VOUCHER_TRANSITIONS[transition];
  if (!from.includes(state) || !by.includes(actor)) return null;
  const [only] = to;
  if (to.length === 1 && only) return only;
  const byBalance = balanceCents === 0 ? "used" : balanceCents < amountCents ? "partly_used" : "active";
  return to.includes(byBalance) ? byBalance : null;
}

/** States in which there is a balance to spend. */
export const SPENDABLE_STATES = VOUCHER_TRANSITIONS.spend.from;

export type VoucherEntryKind = "issue" | "spend" | "return" | "expire" | "refund" | "revoke";

export const VOUCHER_STATE_LABELS: Record<VoucherState, string> = {
  pending: "Not paid yet",
  active: "Ready to use",
  partly_used: "Partly used",
  used: "Used up",
  expired: "Expired",
  refunded: "Refunded",
};

export type VoucherPurchaseState = "pending" | "paid" | "abandoned" | "refunded";

/** Days that a voucher lives on when an order gives it back after its expiry. */
export const RETURNED_DAYS = 30;

/** One sentence for codes that don't exist and for those not paid for yet, which nobody can have been given. */
export const UNKNOWN_VOUCHER = "We don't recognise this voucher code. Check it and try again.";

export const CODE_PREFIX = "SYG";
/** Letters and digits that can't be mistaken for one another. */
export const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 16;

/**
 * Returns the code as it is stored and shown, `SYG-XXXX-XXXX-XXXX-XXXX`, however it was typed. Returns null when it
 * can't be one.
 */
export function normalizeCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const body = bare.length === CODE_LENGTH ? bare : bare.startsWith(CODE_PREFIX) ? bare.slice(3) : "";
  if (body.length !== CODE_LENGTH || [...body].some((letter) => !CODE_ALPHABET.includes(letter))) return null;
  return [CODE_PREFIX, ...(body.match(/.{4}/g) ?? [])].join("-");
}

/** The voucher behind a code, for anyone who has it. Amounts in dollars. */
export type VoucherBalance = {
  state: VoucherState;
  amount: number;
  balance: number;
  /** The last day (Singapore) on which it can be spent. */
  expiresOn: IsoDate | null;
  /** It is in the caller's account. */
  isYours: boolean;
  /** It can be added to an account. */
  isClaimable: boolean;
  from: string;
  /** For its owner, newest first; empty for everyone else. */
  history: VoucherEntry[];
};

/** One movement of a voucher's balance. */
export type VoucherEntry = {
  kind: VoucherEntryKind;
  /** In dollars, negative when spent. */
  amount: number;
  /** ISO 8601, UTC */
  at: string;
  order: { id: string; orderNumber: string; vendorName: string } | null;
};

/** A voucher or store credit in a customer's account. */
export type WalletVoucher = {
  id: string;
  _id: string;
  kind: VoucherKind;
  state: VoucherState;
  /** To type at another device or hand on; null for credit and campaign vouchers, which have none. */
  code: string | null;
  amount: number;
  balance: number;
  expiresOn: IsoDate | null;
  from: string;
  message: string;
  /** Only this vendor's orders can be paid with it. */
  vendor: { id: string; slug: string; vendorName: string } | null;
  history: VoucherEntry[];
};

/** A customer's vouchers: those with money on them first, the first to expire first. */
export type Wallet = {
  /** The amount that can be spent now, in dollars. */
  total: number;
  /** The part of it that only one vendor takes. */
  tiedToVendors: number;
  vouchers: WalletVoucher[];
};
