import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import { callerAddress } from "@/server/http/request/client-address";
import { consumeAttempt } from "@/server/http/throttle/throttle";
import { calendarFile } from "./ics";
import { accountOfToken } from "./service";
import { eventsOf } from "./sources";

const FILE = /^([\w-]{43})\.ics$/;
/** Never indexed or in a shared cache, because anyone with the address can read it. */
const PRIVATE = {
  "cache-control": "private, no-cache",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

/** Serves `/calendar/{token}.ics`: an account's dates for calendar programs, which have no session. */
export const calendarFeeds = new Hono().get("/calendar/:file", async (c) => {
  try {
    return await serve(c, FILE.exec(c.req.param("file"))?.[1]);
  } catch (error) {
    if (error instanceof AppError) {
      const wait = error.retryAfterSeconds;
      return c.text(error.message, error.code === "too_many_requests" ? 429 : 503, {
        ...PRIVATE,
        ...(wait ? { "retry-after": String(wait) } : {}),
      });
    }
    // Not left to the general error handler, which would log the path and thus the token.
    log.error({ err: error }, "calendar feed failed");
    return c.text("The calendar is not available right now", 503, PRIVATE);
  }
});

async function serve(c: Context, token: string | undefined): Promise<Response> {
  await consumeAttempt("calendar", { address: callerAddress(c), subject: token ?? null });
  const accountId = token ? await accountOfToken(token) : null;
  if (!accountId) return c.text("There is no such calendar", 404, PRIVATE);
  const file = calendarFile(await eventsOf(accountId));
  const etag = `"${createHash("sha256").update(file).digest("base64url").slice(0, 27)}"`;
  const headers = { ...PRIVATE, etag };
  if (c.req.header("if-none-match")?.replace(/^W\//, "") === etag) return c.body(null, 304, headers);
  return c.body(file, 200, {
    ...headers,
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'inline; filename="sayang.ics"',
  });
}
