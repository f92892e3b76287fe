import type { Pool } from "pg";
import { bigScans } from "./plans";
import { type List, LISTS } from "./routes";

export const VENDOR_EMAIL = "vendor@sayang.test";
export const COUPLE_EMAIL = "couple@sayang.test";
const PASSWORD = "Sayang#2026";
const BASIC = `Basic ${Buffer.from("sayang:public").toString("base64")}`;
const CALLS = Number(process.env.BENCH_CALLS ?? 60);
const LIMIT = 20;

export type Measured = {
  /** Null for a list that returns no count. */
  rows: number | null;
  p50: number;
  p95: number;
  scans: string[];
};

type Answer = { totalDocs?: number; totalPages?: number; cursor?: string | null };
type Ask = (path: string, post?: object) => Promise<Answer>;

/** Measures every list, one kind of request after another. */
export async function* listCalls(pool: Pool): AsyncGenerator<[name: string, measured: Measured]> {
  const { createApp } = await import("@/server/app");
  const app = createApp();
  const signIn = async (side: "vendor" | "user", email: string): Promise<Ask> => {
    const send = async (path: string, headers: Record<string, string>, post?: object) => {
      const init = post
        ? {
            method: "POST",
            body: JSON.stringify(post),
            headers: { ...headers, "content-type": "application/json" },
          }
        : { headers };
      const answer = await app.request(`/api/v1${path}`, init);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
      return (JSON.parse(text) as { data: unknown }).data;
    };
    const session = await send(
      `/${side}/auth/login`,
      { authorization: BASIC },
      { email, password: PASSWORD },
    );
    const { token } = (session as { tokens: { access: { token: string } } }).tokens.access;
    return async (path, post) => (await send(path, { authorization: `Bearer ${token}` }, post)) as Answer;
  };
  const asks = {
    vendor: await signIn("vendor", VENDOR_EMAIL),
    couple: await signIn("user", COUPLE_EMAIL),
  };
  for (const list of LISTS) {
    for (const [way, call] of await waysOf(list, asks[list.side])) {
      yield [`${list.side} ${list.path} ${way}`, await measure(pool, call)];
    }
  }
}

/** The first page, the last page, a search and a filter, as far as the list supports them. */
async function waysOf(list: List, ask: Ask): Promise<[way: string, call: () => Promise<Answer>][]> {
  const { path, search, filter, post } = list;
  if (post) {
    const { cursor } = await ask(path, { limit: LIMIT });
    return [
      ["first", () => ask(path, { limit: LIMIT })],
      ...(cursor
        ? [["next", () => ask(path, { limit: LIMIT, cursor })] as [string, () => Promise<Answer>]]
        : []),
      ["search", () => ask(path, { limit: LIMIT, ...post })],
    ];
  }
  const page = (n: number, more = "") => ask(`${path}?page=${n}&limit=${LIMIT}${more}`);
  const { totalPages = 1 } = await page(1, filter && path === "/wishlist" ? `&${filter}` : "");
  const ways: [string, () => Promise<Answer>][] = [["first", () => page(1)]];
  if (totalPages > 1) ways.push(["last", () => page(totalPages)]);
  if (search) ways.push(["search", () => page(1, `&searchBy=${encodeURIComponent(search)}`)]);
  if (filter) ways.push(["filter", () => page(1, `&${encodeURI(filter)}`)]);
  return ways;
}

async function measure(pool: Pool, call: () => Promise<Answer>): Promise<Measured> {
  for (let at = 0; at < 5; at++) await call();
  const times: number[] = [];
  let rows: number | null = null;
  for (let at = 0; at < CALLS; at++) {
    const from = performance.now();
    const { totalDocs = null } = await call();
    times.push(performance.now() - from);
    rows = totalDocs;
  }
  const sorted = times.toSorted((a, b) => a - b);
  const part = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { rows, p50: part(0.5), p95: part(0.95), scans: await bigScans(pool, call) };
}
