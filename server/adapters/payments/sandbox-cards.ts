import { SANDBOX_CARDS, type SandboxCard } from "@/contracts/sale/payment/payment";
import type { SandboxConfirmBody } from "@/contracts/sale/payment/payment.schema";
import { todayInSingapore } from "@/lib/dates";
import type { SandboxPaidWith } from "@/server/db/schema/sale/sandbox";

export type Verdict =
  | { status: "succeeded" | "requires_action"; error: null }
  | { status: "failed"; error: string };

const failed = (error: string): Verdict => ({ status: "failed", error });
const SUCCEEDED: Verdict = { status: "succeeded", error: null };

const VERDICTS: Readonly<Record<SandboxCard, Verdict>> = {
  success: SUCCEEDED,
  refundFails: SUCCEEDED,
  disputed: SUCCEEDED,
  authenticationRequired: { status: "requires_action", error: null },
  declined: failed("Your card was declined."),
  insufficientFunds: failed("Your card has insufficient funds."),
};

export const AUTHENTICATION_FAILED =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";
export const AUTHENTICATION_NEEDED = "Your card was declined. This transaction requires authentication.";
export const PAYNOW_REFUSED = "The PayNow payment was not made. Please try again.";

/** Determines a test card's outcome. Only the processor's own test numbers are ever charged. */
export function judgeCard(
  given: Pick<SandboxConfirmBody, "cardNumber" | "expiry">,
  now = new Date(),
): { verdict: Verdict; card: SandboxPaidWith | null } {
  if (!passesLuhn(given.cardNumber)) return refuse("Your card number is invalid.");
  const card = namedCard(given);
  if (!card) return refuse("Your card was declined: the test gateway takes test cards only.");
  return { verdict: judgeNamed(card, now), card };
}

/** Determines the outcome of charging a saved card. */
export function judgeNamed({ card, expMonth, expYear }: SandboxPaidWith, now = new Date()): Verdict {
  const lastMonth = `${expYear}-${String(expMonth).padStart(2, "0")}`;
  if (lastMonth < todayInSingapore(now).slice(0, 7)) return failed("Your card has expired.");
  return VERDICTS[card as SandboxCard] ?? failed("Your card was declined.");
}

const refuse = (error: string) => ({ verdict: failed(error), card: null });

/** Returns the test card with this number, or null. `expiry` is `MM/YY`, as printed on cards. */
function namedCard({
  cardNumber,
  expiry,
}: Pick<SandboxConfirmBody, "cardNumber" | "expiry">): SandboxPaidWith | null {
  const [card] = Object.entries(SANDBOX_CARDS).find(([, number]) => number === cardNumber) ?? [];
  const [month = "", year = ""] = expiry.split("/").map((part) => part.trim());
  return card ? { card, expMonth: Number(month), expYear: 2000 + Number(year) } : null;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].toReversed().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}
