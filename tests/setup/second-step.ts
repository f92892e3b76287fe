import type { ApiAnswer } from "./api";

/** The headers of the browser that an answer opened a second step in. */
export function inSameBrowser({ headers }: ApiAnswer<unknown>): { headers: { cookie: string } } {
  const line = headers.getSetCookie().find((each) => each.startsWith("sayang_two_step=")) ?? "";
  return { headers: { cookie: line.split(";")[0] ?? "" } };
}
