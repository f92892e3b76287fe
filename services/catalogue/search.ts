import type { Suggestions } from "@/contracts/catalogue/search/search";
import { type Outcome, send } from "@/services/http";

/** Returns suggestions for a query still being typed. Works without the store, which public pages do not load. */
export function suggest(q: string, signal: AbortSignal): Promise<Outcome<Suggestions>> {
  return send({ url: "/public/search/suggest", params: { q }, signal });
}
