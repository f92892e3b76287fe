import type { OutgoingHttpHeaders } from "node:http";
import { COMPARISON_PARAMS } from "@/contracts/comparison";
import { SEARCH_PARAMS } from "@/contracts/search";
import type { EncodedBody } from "./encoded-body";

export type CachedPage = { status: number; headers: OutgoingHttpHeaders; body: EncodedBody; madeAt: number };

type Policy = { path: RegExp; query: ReadonlySet<string> };

/**
 * Pages that are the same for everybody, with the query parameters that they read. Who is signed in shows only in the
 * browser, so that the server's HTML never depends on it.
 */
const PUBLIC_PAGES: readonly Policy[] = [
  { path: /^\/$/, query: new Set() },
  { path: /^\/how-search-works$/, query: new Set() },
  {
    path: /^\/(evoucher|guest-list|our-story|terms?-and-condition|privacy|community-guidelines|vendor-terms|course\/vendors-operation)$/,
    query: new Set(),
  },
  // Its other parameters belong to one visitor.
  { path: /^\/contact-us$/, query: new Set(["faqindex"]) },
  { path: /^\/vendor$/, query: new Set<string>(SEARCH_PARAMS) },
  { path: /^\/vendor\/compare$/, query: new Set<string>(COMPARISON_PARAMS) },
  { path: /^\/vendor-detail\/[\w-]+$/, query: new Set(["reviews", "rating", "month", "date"]) },
  { path: /^\/vendor-detail\/[\w-]+\/[\w-]+$/, query: new Set(["month", "date"]) },
];

const FRESH_MS = 60_000;
const STALE_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_QUERY = 200;

/**
 * Rendered public pages of this process. Fresh for a minute; for ten more the old page is shown while one render makes
 * the new one. The least recently used go when it is full.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  #bytes = 0;

  /** The key of a page that may be kept, or null. A parameter that the page does not know makes it a page of its own. */
  keyOf(url: URL): string | null {
    if (url.search.length > MAX_QUERY) return null;
    const policy = PUBLIC_PAGES.find(({ path }) => path.test(url.pathname));
    if (!policy || [...url.searchParams.keys()].some((name) => !policy.query.has(name))) return null;
    return url.pathname + url.search;
  }

  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const held = this.#pages.get(key);
    const age = held ? Date.now() - held.madeAt : Infinity;
    if (held && age < FRESH_MS + STALE_MS) {
      this.#pages.delete(key);
      this.#pages.set(key, held);
      if (age > FRESH_MS) this.#render(key, render).catch(() => undefined);
      return held;
    }
    return this.#render(key, render);
  }

  /** Requests that miss together wait for one render. */
  #render(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    let running = this.#rendering.get(key);
    if (!running) {
      running = render()
        .then((page) => {
          if (page.status === 200) this.#keep(key, page);
          return page;
        })
        .finally(() => this.#rendering.delete(key));
      this.#rendering.set(key, running);
    }
    return running;
  }

  #keep(key: string, page: CachedPage): void {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
  }
}

/** The compressed forms come to about a third on top. */
function sizeOf(page: CachedPage): number {
  return Math.ceil(page.body.plain.length * 1.4);
}
