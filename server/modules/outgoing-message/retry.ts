import { CODE_MINUTES } from "@/contracts/two-step";
import type { MessageKind } from "./messages";

const FIRST_SECONDS = 60;
const LONGEST_SECONDS = 1800;
const GIVE_UP_MS = 3 * 86_400_000;

/** Of what is of no use later: how long it is worth sending. */
const VALID_MS: Partial<Record<MessageKind, number>> = {
  "two-step-code": CODE_MINUTES * 60_000,
  "email-code": CODE_MINUTES * 60_000,
  "phone-code": CODE_MINUTES * 60_000,
  "reset-password": 3_600_000,
};

/** A minute after the first failure, then twice as long each time, up to half an hour, which is the longest that mail waits once its server is back; spread, so that not all come at once. */
export function secondsUntilRetry(attempts: number, random = Math.random()): number {
  const wait = Math.min(FIRST_SECONDS * 2 ** (attempts - 1), LONGEST_SECONDS);
  return Math.round(wait * (0.8 + 0.4 * random));
}

/** Whether what it holds has run out, so that it would only annoy. */
export function isExpired(kind: MessageKind, ageMs: number): boolean {
  return ageMs >= (VALID_MS[kind] ?? Infinity);
}

/** Whether three days of trying are enough. */
export function isGivenUp(ageMs: number): boolean {
  return ageMs >= GIVE_UP_MS;
}
