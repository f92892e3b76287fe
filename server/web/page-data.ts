import { LRUCache } from "lru-cache";
import { HOUR_MS } from "@/lib/time";

type Kept<Answer> = { key: string; answer: Answer };

/**
 * Data files of public pages, by hash. They outlive the pages, which are re-rendered every minute, because a page open
 * in a browser requests its data at the first interaction.
 */
export class PageDataCache<Answer extends { body: { plain: Buffer } }> {
  readonly #kept: LRUCache<string, Kept<Answer>>;

  constructor({ maxBytes = 48 * 1024 * 1024, keptMs = 2 * HOUR_MS } = {}) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }) => Math.ceil(answer.body.plain.length * 1.4) + 1,
      ttl: keptMs,
      updateAgeOnGet: true,
    });
  }

  get(hash: string): Answer | undefined {
    return this.#kept.get(hash)?.answer;
  }

  set(hash: string, key: string, answer: Answer): void {
    // Identical data keeps its compressed forms.
    this.#kept.set(hash, { key, answer: this.#kept.peek(hash)?.answer ?? answer });
  }

  /** Drops the data of pages whose key `concerns`. */
  drop(concerns: (key: string) => boolean): void {
    for (const [hash, { key }] of [...this.#kept.entries()]) if (concerns(key)) this.#kept.delete(hash);
  }
}
