import { DAY_MS } from "@/lib/time";
import type { AnyTemplate } from "./render/template";

const GIVE_UP_MS = 3 * DAY_MS;

/** Returns true when the code or link in it no longer works, so that sending it would be pointless. */
export function isExpired({ validForSeconds = Infinity }: AnyTemplate, ageMs: number): boolean {
  return ageMs >= validForSeconds * 1000;
}

/** Returns true when the message has been tried for three days. */
export function isGivenUp(ageMs: number): boolean {
  return ageMs >= GIVE_UP_MS;
}
