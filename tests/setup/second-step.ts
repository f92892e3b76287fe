import type { ApiAnswer } from "./api";

/** Returns the headers of the browser in which an answer started a second step. */
export function inSameBrowser({ headers }: ApiAnswer<unknown>): { headers: { cookie: string } } {
  const line = headers.getSetCookie().find((each) => each.startsWith("sayang_two_step=")) ?? "";
  return { headers: { cookie: line.split(";")[0] ?? "" } };
}
