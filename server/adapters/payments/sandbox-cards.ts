import { SANDBOX_CARDS, type SandboxConfirmBody } from "@/contracts/payment";
import { todayInSingapore } from "@/lib/dates";

export type Verdict =
  { status: "succeeded" | "requires_action"; error: null } | { status: "failed"; error: string };

const failed = (error: string): Verdict => ({ status: "failed", error });

const VERDICTS: Readonly<Record<string, Verdict>> = {
  [SANDBOX_CARDS.success]: { status: "succeeded", error: null },
  [SANDBOX_CARDS.authenticationRequired]: { status: "requires_action", error: null },
  [SANDBOX_CARDS.declined]: failed("Your card was declined."),
  [SANDBOX_CARDS.insufficientFunds]: failed("Your card has insufficient funds."),
};

export const AUTHENTICATION_FAILED =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

/** What the test processor makes of a card. Only its own test numbers are ever charged. */
export function judgeCard(
  card: Pick<SandboxConfirmBody, "cardNumber" | "expiry">,
  now = new Date(),
): Verdict {
  if (!passesLuhn(card.cardNumber)) return failed("Your card number is invalid.");
  if (hasExpired(card.expiry, now)) return failed("Your card has expired.");
  return (
    VERDICTS[card.cardNumber] ?? failed("Your card was declined: the test gateway takes test cards only.")
  );
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].toReversed().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

/** A card is good to the end of the month printed on it (`MM/YY`). */
function hasExpired(expiry: string, now: Date): boolean {
  const [month = "", year = ""] = expiry.split("/").map((part) => part.trim());
  return `20${year}-${month}` < todayInSingapore(now).slice(0, 7);
}
