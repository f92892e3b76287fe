export type GateLimits = {
  /** How many pieces of work may run at the same time. */
  atOnce: number;
  /** How many may wait for their turn; further ones are refused at once. */
  waiting: number;
  /** How long one may wait before it is refused. */
  patienceMs: number;
};

/**
 * Limits how many pieces of work run at once, in order of arrival. Between two of them, everything else that is ready
 * runs first. Throws the result of `refusal` when there is no room.
 */
export class Gate {
  #running = 0;
  readonly #queue: (() => void)[] = [];

  constructor(
    private readonly limits: GateLimits,
    private readonly refusal: () => Error,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      setImmediate(() => this.#leave());
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.limits.atOnce) {
      this.#running++;
      return;
    }
    if (this.#queue.length >= this.limits.waiting) throw this.refusal();
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(turn), 1);
        reject(this.refusal());
      }, this.limits.patienceMs);
      this.#queue.push(turn);
    });
  }

  #leave(): void {
    const next = this.#queue.shift();
    // The place is passed on directly, so that no newcomer can take it.
    if (next) next();
    else this.#running--;
  }
}
