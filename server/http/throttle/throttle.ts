import { createHmac } from "node:crypto";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { readEnv } from "@/lib/env";
import { connect } from "@/server/db/client";
import { log } from "@/server/core/log/log";
import { sessionSecret } from "@/server/core/secrets";
import { networkOf } from "@/server/http/request/client-address";
import { AppError } from "@/server/core/errors";
import { type Allowance, type Policy, THROTTLE_POLICIES, type ThrottlePolicy } from "./throttle-policies";

type Per = "address" | "subject";
/** The caller to count. The subject comes from the caller's input, so the count does not reveal accounts. */
export type Caller = { address: string; subject: string | null };

/** An admitted call, to be reported as successful. */
type Admission = { succeeded(): Promise<void> };

/**
 * Counts the call before it runs, so that parallel calls get no further than sequential ones. Counters are in the
 * database, so all server processes share them and they survive a restart. Throws `too_many_requests`, and
 * `unavailable` when the database cannot count, because overloading it must not make guessing free.
 */
export async function consumeAttempt(name: ThrottlePolicy, caller: Caller): Promise<Admission> {
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
          // An address keeps its failures at other accounts; the account's owner has proven their identity.
          await (per === "subject" ? limiter.delete(key) : limiter.reward(key));
        }
      } catch (error) {
        log.warn({ err: error, policy: name }, "a good call stays counted");
      }
    },
  };
}

/** Clears the subject's failures after it has proven its identity in another way. Never fails the caller. */
export async function resetAttempts(name: ThrottlePolicy, subject: string): Promise<void> {
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
    // A job does that (repo.ts).
    clearExpiredByTimeout: false,
    keyPrefix: `${name}/${per}`,
    points,
    duration: seconds,
    blockDuration: seconds,
  });
  limiters.set(id, limiter);
  return limiter;
}

/** Hashed, because counting does not require readable addresses. */
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
