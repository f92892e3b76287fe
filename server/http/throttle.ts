import { createHmac } from "node:crypto";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { readEnv } from "@/lib/env";
import { connect } from "@/server/db/client";
import { log } from "@/server/log";
import { sessionSecret } from "@/server/secrets";
import { networkOf } from "./client-address";
import { AppError } from "./errors";
import { type Allowance, type Policy, THROTTLE_POLICIES, type ThrottlePolicy } from "./throttle-policies";

type Per = "address" | "subject";
/** Whom a call counts for. The subject is what the caller says, so that the count tells nothing about accounts. */
export type Caller = { address: string; subject: string | null };

/** Tells the throttle that the call was a good one. */
type Admission = { succeeded(): Promise<void> };

/**
 * Counts the call before it is made, so that many at once get no further than one after another. Counters live in the
 * database: every server process shares them and they outlive a restart. Throws `too_many_requests`; and
 * `unavailable` when the database cannot count, because guessing must not become free by wearing it out.
 */
export async function admit(name: ThrottlePolicy, caller: Caller): Promise<Admission> {
  const policy: Policy = THROTTLE_POLICIES[name];
  const { pool } = await connect().catch(cannotCount);
  const counted = (["address", "subject"] as const).flatMap((per) => {
    const [allowance, who] = [policy[per], caller[per]];
    if (!allowance || !who) return [];
    const key = keyOf(name, per, per === "address" ? networkOf(who) : who);
    return [{ per, key, limiter: limiterFor(pool, name, per, allowance) }];
  });
  for (const { key, limiter } of counted) await limiter.consume(key).catch(refuse);
  return {
    async succeeded() {
      if (policy.counts !== "failures") return;
      try {
        for (const { per, key, limiter } of counted) {
          // An address keeps what it failed at other accounts; an account's owner has shown who they are.
          await (per === "subject" ? limiter.delete(key) : limiter.reward(key));
        }
      } catch (error) {
        log.warn({ err: error, policy: name }, "a good call stays counted");
      }
    },
  };
}

/** Forgets what the subject has failed: it has shown by other means who it is. Never fails the caller. */
export async function forgive(name: ThrottlePolicy, subject: string): Promise<void> {
  const allowance = (THROTTLE_POLICIES[name] as Policy).subject;
  if (!allowance) return;
  try {
    const { pool } = await connect();
    await limiterFor(pool, name, "subject", allowance).delete(keyOf(name, "subject", subject));
  } catch (error) {
    log.warn({ err: error, policy: name }, "what was failed stays counted");
  }
}

const byPool = new WeakMap<pg.Pool, Map<string, RateLimiterPostgres>>();

function limiterFor(
  pool: pg.Pool,
  name: ThrottlePolicy,
  per: Per,
  { calls, seconds }: Allowance,
): RateLimiterPostgres {
  const limiters = byPool.get(pool) ?? new Map<string, RateLimiterPostgres>();
  byPool.set(pool, limiters);
  const points = calls * readEnv().throttleScale;
  const id = `${name}/${per}/${points}`;
  const known = limiters.get(id);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "throttle",
    tableCreated: true,
    // A job of ours does it (auth/service-cleanup.ts).
    clearExpiredByTimeout: false,
    keyPrefix: `${name}/${per}`,
    points,
    duration: seconds,
    blockDuration: seconds,
  });
  limiters.set(id, limiter);
  return limiter;
}

/** Addresses of people are not kept: what counts is only that it is the same one again. */
function keyOf(name: ThrottlePolicy, per: Per, who: string): string {
  return createHmac("sha256", `throttle:${sessionSecret()}`)
    .update(`${name}/${per}/${who}`)
    .digest("base64url");
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) return cannotCount(reason);
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw new AppError("too_many_requests", `Too many attempts. Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

function cannotCount(error: unknown): never {
  log.error({ err: error }, "the throttle cannot count");
  throw new AppError("unavailable", "This is not possible right now. Please try again in a moment.");
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 100 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
