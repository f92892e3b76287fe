import type { Suggestions } from "@/contracts/search";
import { type Outcome, send } from "./http";

/** What somebody who is still typing may mean. Without the store: public pages carry none. */
export function suggest(q: string, signal: AbortSignal): Promise<Outcome<Suggestions>> {
  return send({ url: "/public/search/suggest", params: { q }, signal });
}
