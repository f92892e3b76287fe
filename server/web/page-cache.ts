import { LRUCache } from "lru-cache";
import type { OutgoingHttpHeaders } from "node:http";
import { MINUTE_MS } from "@/lib/time";
import { pageCacheTotal } from "@/server/core/metrics";
import type { EncodedBody } from "@/server/http/request/encoded-body";
import { PageDataCache } from "./page-data";

export type CachedPage = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: EncodedBody;
  madeAt: number;
  /** The file with the page's data for React, if it is not in the HTML. */
  data?: { hash: string; answer: CachedPage };
};

type Render = () => Promise<CachedPage>;

type Limits = {
  /** How long a page is served without re-rendering. */
  freshMs?: number;
  /** How long after that the old page is served while one render creates the new one. */
  staleMs?: number;
  /** The limit over all pages, including compressed forms. */
  maxBytes?: number;
};

/** This process's cache of rendered public pages. The least recently used are evicted beyond `maxBytes`. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #freshMs: number;
  readonly #data = new PageDataCache<CachedPage>();

  constructor({ freshMs = MINUTE_MS, staleMs = 10 * MINUTE_MS, maxBytes = 64 * 1024 * 1024 }: Limits = {}) {
    this.#freshMs = freshMs;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      // The compressed forms add about a third.
      sizeCalculation: ({ body }) => Math.ceil(body.plain.length * 1.4) + 1,
      ttl: freshMs + staleMs,
    });
  }

  /**
   * Returns the cached page or renders it. `admit` runs before a render that this visitor has to wait for, and may
   * throw to refuse it; further visitors share a render in progress.
   */
  async get(key: string, render: Render, admit: () => Promise<void>): Promise<CachedPage> {
    const held = this.#pages.get(key);
    if (held) {
      const stale = Date.now() - held.madeAt > this.#freshMs;
      if (stale) this.#render(key, render).catch(() => undefined);
      pageCacheTotal.inc({ result: stale ? "stale" : "fresh" });
      return held;
    }
    const shared = this.#rendering.has(key);
    pageCacheTotal.inc({ result: shared ? "shared" : "rendered" });
    if (!shared) await admit();
    return this.#render(key, render);
  }

  /** Returns the data file with this hash of a page that is cached or recently was. */
  data(hash: string): CachedPage | undefined {
    return this.#data.get(hash);
  }

  /**
   * Drops the pages whose key `concerns`. A render that began earlier may be outdated and is not cached. Data stays,
   * because browsers with such a page open still need it; it reveals nothing beyond their HTML.
   */
  drop(concerns: (key: string) => boolean): void {
    for (const key of [...this.#pages.keys()]) if (concerns(key)) this.#pages.delete(key);
    for (const key of [...this.#rendering.keys()]) if (concerns(key)) this.#rendering.delete(key);
  }

  #render(key: string, render: Render): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started: Promise<CachedPage> = render()
      .then((page) => {
        if (this.#rendering.get(key) === started) this.#keep(key, page);
        // Its HTML has been sent, so browsers will request its data.
        else if (page.status === 200) this.#keepData(key, page);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === started) this.#rendering.delete(key);
      });
    this.#rendering.set(key, started);
    return started;
  }

  #keep(key: string, page: CachedPage): void {
    if (page.status === 200) {
      this.#pages.set(key, page);
      this.#keepData(key, page);
    } else if (page.status < 500) {
      // A page that is gone or hidden is dropped immediately.
      this.#pages.delete(key);
      this.#data.drop((kept) => kept === key);
    }
  }

  #keepData(key: string, { data }: CachedPage): void {
    if (data) this.#data.set(data.hash, key, data.answer);
  }
}
