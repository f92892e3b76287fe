/** Thrown when there is no room for another render: 503, to be retried. */
export class Busy extends Error {
  override name = "Busy";
  constructor(
    readonly status: 429 | 503,
    readonly retryAfterSeconds: number,
  ) {
    super("too much to render");
  }
}

const RETRY_SECONDS = 2;
/** Returns the 503 that asks for a retry. */
export const busy = () => new Busy(503, RETRY_SECONDS);
