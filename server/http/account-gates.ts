import { AppError } from "@/server/core/errors";
import { Gate, type GateLimits } from "@/server/core/gate";

/**
 * Calls of one account in this process. A call holds one or two database connections while it runs, of 16 by default
 * (DATABASE_POOL), so that one account, or one stolen token, leaves room for others. Waiting calls hold none.
 */
export const ACCOUNT_LIMITS: GateLimits = { atOnce: 4, waiting: 100, patienceMs: 5_000 };

/** Runs `work` when the account has room for it. Throws `too_many_requests` when too many calls are waiting. */
export type RunForAccount = (accountId: string, work: () => Promise<void>) => Promise<void>;

/** Returns a gate for each account, kept while the account has calls. */
export function accountGates(limits: GateLimits): RunForAccount {
  const gates = new Map<string, { gate: Gate; calls: number }>();
  return async (accountId, work) => {
    const own = gates.get(accountId) ?? { gate: new Gate(limits, tooMany), calls: 0 };
    gates.set(accountId, own);
    own.calls++;
    try {
      await own.gate.run(work);
    } finally {
      if (--own.calls === 0) gates.delete(accountId);
    }
  };
}

const tooMany = () =>
  new AppError(
    "too_many_requests",
    "You have too many requests running at once. Please try again in a moment.",
    {
      retryAfterSeconds: 1,
    },
  );
