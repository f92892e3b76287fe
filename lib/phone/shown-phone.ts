import { phoneProblem, typedPhone, writtenPhone } from "./phone";
import { PHONE_GROUPS } from "./phone-groups";

/** Returns a number grouped as in its own country, `+65 9123 4567`; "" when there is no number. */
export function shownPhone(code: string, number: string): string {
  if (number === "") return "";
  const groups = groupsOf(code, number);
  let at = 0;
  return [code, ...groups.map((length) => number.slice(at, (at += length)))].join(" ");
}

/** Returns a number from free text grouped as in its own country; other text is returned unchanged. */
export function shownNumber(typed: string): string {
  const found = numberIn(typed);
  return found ? shownPhone(found.code, found.number) : typed;
}

/**
 * Returns a number from free text in the form in which it is stored (E.164): `+6591234567`. Without a dialling code it
 * is taken as a Singapore number. Other text, such as a number with a name beside it, is returned unchanged.
 */
export function storedNumber(typed: string): string {
  const found = numberIn(typed);
  return found ? found.code + found.number : typed;
}

function numberIn(typed: string): { code: string; number: string } | null {
  const { code } = typedPhone("+65", typed);
  const number = writtenPhone(code, typed);
  return phoneProblem(code, number) === null ? { code, number } : null;
}

function groupsOf(code: string, number: string): number[] {
  const fitting = (PHONE_GROUPS[code] ?? "")
    .split(" ")
    .map((each) => /^(?:(\d)=)?(\d+)$/.exec(each))
    .map((found) => ({ first: found?.[1], lengths: [...(found?.[2] ?? "")].map(Number) }))
    .filter(({ lengths }) => lengths.reduce((sum, length) => sum + length, 0) === number.length);
  const own = fitting.find(({ first }) => first === number[0]) ?? fitting.find(({ first }) => !first);
  return own?.lengths ?? inFours(number.length);
}

/** Groups of four from the end; the first may have three digits. */
function inFours(length: number): number[] {
  const rest = length % 4;
  return [...(rest ? [rest] : []), ...Array<number>(Math.floor(length / 4)).fill(4)];
}
