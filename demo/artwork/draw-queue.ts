import type { MediaStorage } from "@/server/adapters/storage/storage";
import { type ArtworkPicture, ensureArtwork } from "./ensure";

type Options = {
  /** The number of pictures, or single files, drawn in parallel. */
  concurrency?: number;
  /** The most files that may be requested at the same time; further requests are refused. */
  mostWanted?: number;
};

/** The outcome of a request: the file exists, there is no such picture, or too many are waiting. */
export type Wanted = "drawn" | "unknown" | "busy";

/**
 * Draws missing pictures: either all of them in order, with requested files first and alone, or only requested ones.
 */
export class DrawQueue {
  /** Each file as a separate picture. */
  readonly #byName: ReadonlyMap<string, ArtworkPicture>;
  #rest: IterableIterator<ArtworkPicture> = [].values();
  readonly #wanted: ArtworkPicture[] = [];
  /** Files that are requested or being drawn. */
  readonly #jobs = new Map<string, Job>();
  readonly #limits: Required<Options>;
  #working = 0;
  #onRequest = false;

  constructor(
    private readonly storage: Pick<MediaStorage, "exists" | "put">,
    private readonly pictures: readonly ArtworkPicture[],
    { concurrency = 2, mostWanted = 300 }: Options = {},
  ) {
    this.#limits = { concurrency, mostWanted };
    this.#byName = new Map(
      pictures.flatMap((picture) => picture.files.map((file) => [file.name, { ...picture, files: [file] }])),
    );
  }

  /** Resolves when the file exists. */
  async want(name: string): Promise<Wanted> {
    const alone = this.#byName.get(name);
    if (!alone) return "unknown";
    if (!this.#jobs.has(name)) {
      if (this.#wanted.length >= this.#limits.mostWanted) return "busy";
      this.#wanted.push(alone);
    }
    const { done } = this.#job(name);
    if (this.#onRequest && this.#working < this.#limits.concurrency) void this.#work();
    await done;
    return "drawn";
  }

  /** Draws only requested files from now on. */
  drawOnRequest(): void {
    this.#onRequest = true;
  }

  /** Returns true when something had to be drawn. Throws when a picture cannot be drawn. */
  async drawAll(): Promise<boolean> {
    this.#rest = this.pictures.values();
    const drawn = await Promise.all(Array.from({ length: this.#limits.concurrency }, () => this.#work()));
    return drawn.includes(true);
  }

  async #work(): Promise<boolean> {
    let any = false;
    this.#working++;
    for (let picture = this.#next(); picture; picture = this.#next()) {
      const names = picture.files.map(({ name }) => name);
      for (const name of names) this.#job(name);
      const { drawn } = await ensureArtwork(this.storage, [picture], { concurrency: 1 });
      any ||= drawn > 0;
      for (const name of names) {
        this.#jobs.get(name)?.finish();
        this.#jobs.delete(name);
      }
    }
    this.#working--;
    return any;
  }

  #next(): ArtworkPicture | undefined {
    const wanted = this.#wanted.shift();
    if (wanted) return wanted;
    for (const picture of this.#rest) {
      // Another worker is drawing the others.
      const files = picture.files.filter(({ name }) => !this.#jobs.has(name));
      if (files.length > 0) return { ...picture, files };
    }
    return undefined;
  }

  #job(name: string): Job {
    let job = this.#jobs.get(name);
    if (!job) {
      let finish: () => void = () => undefined;
      const done = new Promise<void>((resolve) => (finish = resolve));
      job = { done, finish };
      this.#jobs.set(name, job);
    }
    return job;
  }
}

type Job = { done: Promise<void>; finish(): void };
