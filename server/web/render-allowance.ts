import type { IncomingMessage } from "node:http";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { clientAddress, networkOf } from "@/server/http/request/client-address";
import { Busy } from "./renderer/busy";

/** The number of renders that one network may cause within a number of seconds. Cached pages are free. */
export type Allowance = { renders: number; seconds: number };

export const RENDER_ALLOWANCE: Allowance = { renders: 240, seconds: 60 };
/** For link pictures, found or not. Crawlers fetch one per link. */
export const PICTURE_ALLOWANCE: Allowance = { renders: 40, seconds: 60 };

/** Returns the visitor's address, as seen through our own proxies. */
export function callerOf(req: IncomingMessage, trustProxy: number): string {
  const forwarded = req.headers["x-forwarded-for"];
  const chain = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return clientAddress(req.socket.remoteAddress ?? "unknown", chain, trustProxy);
}

/**
 * Counts the renders caused by each network, to protect the renderer's only thread. Returns a function that counts one
 * for the caller and throws `Busy` (429) when there were too many.
 */
export function renderAllowance(
  { renders, seconds }: Allowance,
  trustProxy: number,
): (req: IncomingMessage) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: renders, duration: seconds });
  return async (req) => {
    await limiter.consume(networkOf(callerOf(req, trustProxy))).catch((refused: RateLimiterRes) => {
      throw new Busy(429, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    });
  };
}
