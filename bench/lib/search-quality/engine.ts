import type { Envelope } from "@/contracts/envelope";
import {
  SEARCH_PAGE_SIZE,
  type ProductResults,
  type VendorResults,
} from "@/contracts/catalogue/search/search";
import { API_PREFIX, createApp } from "@/server/app";
import type { Found } from "./ilike";
import type { Group } from "./query";

export type Answer = Found & { instead: string | null };

const AUTHORIZATION = `Basic ${Buffer.from("sayang:public").toString("base64")}`;
/** Filters combined with the queries, in rotation. */
export const FILTERS = [
  "district=9,10,14",
  "rating=4.5",
  "priceMax=2000",
  "halal=true",
  "date=2027-03-13",
  "sort=price-asc",
  "page=2",
];

/** Searches over HTTP in this process, as a visitor would. */
export function visitor() {
  const app = createApp();
  return async function ask(words: string, kind: Group["kind"], filter = ""): Promise<Answer> {
    const call = kind === "vendors" ? "vendor-search" : "product-search";
    const params = new URLSearchParams(filter);
    params.set("q", words);
    const response = await app.request(
      `${API_PREFIX}/public/${call}?${params}`,
      { headers: { authorization: AUTHORIZATION } },
      { incoming: { socket: { remoteAddress: "127.0.0.1", remotePort: 40_000, remoteFamily: "IPv4" } } },
    );
    const body = (await response.json()) as Envelope<VendorResults | ProductResults>;
    if (!response.ok) throw new Error(`search ${words}: ${response.status}`);
    const { docs, totalDocs, spelling } = body.data;
    if (docs.length > SEARCH_PAGE_SIZE) throw new Error(`search ${words}: a page of ${docs.length}`);
    const keys = docs.map((doc) => (kind === "vendors" ? doc.slug : doc.id));
    return { keys, total: totalDocs, instead: spelling.instead };
  };
}
