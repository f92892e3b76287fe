import type { MediaStorage } from "@/server/adapters/storage/storage";
import { type ArtworkPicture, ensureArtwork } from "./ensure";

type Options = {
  /** The number of pictures drawn in parallel. */
  concurrency?: number;
  /** Pictures that are waited for at the same time; further requests are refused. */
  mostWanted?: number;
};

/** A request's end: the picture is there, there is no such picture, or too many are waited for. */
export type Wanted = "drawn" | "unknown" | "busy";

/**
 * Draws missing pictures, each once: all of them in their order, except that those waited for go first, or only those
 * waited for.
 */
export class DrawQueue {
  readonly #byFile: ReadonlyMap<string, ArtworkPicture>;
  #rest: IterableIterator<ArtworkPicture> = [].values();
  readonly #wanted: ArtworkPicture[] = [];
  readonly #jobs = new Map<ArtworkPicture, Job>();
  readonly #limits: Required<Options>;
  #working = 0;
  #onRequest = false;

  constructor(
    private readonly storage: Pick<MediaStorage, "exists" | "put">,
    private readonly pictures: readonly ArtworkPicture[],
    { concurrency = 2, mostWanted = 300 }: Options = {},
  ) {
    this.#limits = { concurrency, mostWanted };
    this.#byFile = new Map(pictures.flatMap((picture) => picture.files.map(({ name }) => [name, picture])));
  }

  /** Resolves when the picture behind that file is there. */
  async want(file: string): Promise<Wanted> {
    const picture = this.#byFile.get(file);
    if (!picture) return "unknown";
    if (!this.#jobs.has(picture)) {
      if (this.#wanted.length >= this.#limits.mostWanted) return "busy";
      this.#wanted.push(picture);
    }
    const { done } = this.#job(picture);
    if (this.#onRequest && this.#working < this.#limits.concurrency) void this.#work();
    await done;
    return "drawn";
  }

  /** From now on draws what is waited for, and nothing else. */
  drawOnRequest(): void {
    this.#onRequest = true;
  }

  /** Returns the number of pictures that had to be drawn. Throws when one cannot be. */
  async drawAll(): Promise<number> {
    this.#rest = this.pictures.values();
    const drawn = await Promise.all(Array.from({ length: this.#limits.concurrency }, () => this.#work()));
    return drawn.reduce((sum, some) => sum + some, 0);
  }

  async #work(): Promise<number> {
    let count = 0;
    this.#working++;
    for (let picture = this.#next(); picture; picture = this.#next()) {
      const job = this.#job(picture);
      const { drawn } = await ensureArtwork(this.storage, [picture], { concurrency: 1 });
      count += drawn;
      this.#jobs.delete(picture);
      job.finish();
    }
    this.#working--;
    return count;
  }

  #next(): ArtworkPicture | undefined {
    const wanted = this.#wanted.shift();
    if (wanted) return wanted;
    for (const picture of this.#rest) if (!this.#jobs.has(picture)) return picture;
    return undefined;
  }

  #job(picture: ArtworkPicture): Job {
    let job = this.#jobs.get(picture);
    if (!job) {
      let finish: () => void = () => undefined;
      const done = new Promise<void>((resolve) => (finish = resolve));
      job = { done, finish };
      this.#jobs.set(picture, job);
    }
    return job;
  }
}

type Job = { done: Promise<void>; finish(): void };
