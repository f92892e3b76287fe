/** A message that went stale before it could be sent. */
export const EXPIRED = "expired";

const REASONS: readonly [RegExp, string][] = [
  [/recipient is not one address/, "This isn’t a valid email address"],
  [
    /\b5\.(1\.[0-6]|4\.4)\b|no such|unknown|not exist|not found|ENOTFOUND/i,
    "This email address doesn’t exist",
  ],
  [/\b5\.2\.2\b|\b552\b|quota|full/i, "This mailbox is full"],
  [/\b5\.2\.1\b|disabled|inactive|suspended/i, "This mailbox is switched off"],
];

/** Returns why a message didn't arrive, worded for its sender, from what the mail server or we reported. */
export function undeliveredReason(said: string): string {
  const known = REASONS.find(([pattern]) => pattern.test(said))?.[1];
  if (known) return known;
  return /\b5\d\d\b|\b5\.\d+\.\d+\b/.test(said)
    ? "The mail server of this address refused it"
    : "The mail server of this address couldn’t be reached";
}
