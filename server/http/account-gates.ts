import { AppError } from "@/server/core/errors";
import { Gate, type GateLimits } from "@/server/core/gate";

/**
 * The limit of concurrent calls per account in this process. A running call uses one or two of the 16 database
 * connections (DATABASE_POOL), so one account, or one stolen token, leaves room for others. Waiting calls use none.
 */
export const ACCOUNT_LIMITS: GateLimits = { atOnce: 4, waiting: 100, patienceMs: 5_000 };

/** Runs `work` when the account has room for it. Throws `too_many_requests` when too many calls are waiting. */
export type RunForAccount = (accountId: string, work: () => Promise<void>) => Promise<void>;

/** Returns a gate per account, which exists as long as the account has calls. */
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
