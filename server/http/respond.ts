import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AnyObject } from "yup";
import type { Envelope } from "@/contracts/envelope";
import type { ErrorData } from "@/contracts/envelope";
import { readEnv } from "@/lib/env";
import { isDiskFull } from "@/server/core/disk";
import { log } from "@/server/core/log/log";
import { callIn } from "@/server/core/visitor-language";
import { loggedPath } from "@/server/core/log/logged-path";
import type { RunForAccount } from "./account-gates";
import { callerAddress } from "./request/client-address";
import type { Actor } from "@/server/core/actor";
import { AppError, STATUS_OF } from "@/server/core/errors";
import { isUnavailable } from "@/server/db/unavailable";
import { discardBody, maxFormBytes } from "./request/form";
import { readInput } from "./input";
import { complaintPage, wantsPage } from "./plain-page";
import { publicAnswer } from "./public-answer";
import type { Exchange, Route } from "./route";
import { consumeAttempt } from "./throttle/throttle";

export type AppEnv = { Variables: { requestId: string; actor: Actor | null } };

export type Guards = {
  /** Returns the caller from the Authorization header, or null for a guest. Throws `unauthenticated`. */
  readActor(authorization: string | undefined): Promise<Actor | null>;
  /** Returns the caller with their current vendor and role. Throws `unauthenticated` or `forbidden`. */
  authorize(row: Route, actor: Actor | null): Promise<Actor | null>;
  /** Throws `forbidden` when the caller's role on the vendor's team does not allow this call with this body. */
  authorizeBody(row: Route, actor: Actor | null, body: AnyObject): void;
  /** Records a successful call that changed something of a vendor's, and who made it. */
  recordChange(row: Route, actor: Actor | null, params: AnyObject): Promise<void>;
  /** Throws `forbidden` when the caller is a suspended vendor. */
  refuseSuspended(actor: Actor | null): Promise<void>;
  /** Throws `unavailable` while an operator has paused the call. */
  refuseStopped(row: Route): Promise<void>;
};

/** Applies a route's guard. The account's limit comes first, before any database query. */
export function identify(
  row: Route,
  { readActor, authorize }: Guards,
  runForAccount: RunForAccount,
): MiddlewareHandler<AppEnv> {
  return (c, next) =>
    callIn(c.req.header("cookie"), async () => {
      try {
        const actor = await readActor(c.req.header("authorization"));
        const run = async () => {
          c.set("actor", await authorize(row, actor));
          await next();
        };
        await (actor ? runForAccount(actor.accountId, run) : run());
      } catch (error) {
        // Otherwise a browser in the middle of an upload would see a broken connection, and not learn that its token is
        // stale.
        if (row.files) await discardBody(c.req.raw.body, maxFormBytes(row.files));
        throw error;
      }
    });
}

/** Runs a route of the table behind its guard: input, suspension, throttle, service call, envelope. */
export function handle(row: Route, { refuseSuspended, refuseStopped, authorizeBody, recordChange }: Guards) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const rawBody = row.rawBody ? await c.req.text() : "";
    const { files, uploads, ...input } = await readInput(row, c);
    const asked = { ...input, actor: c.get("actor") };
    authorizeBody(row, asked.actor, input.body);
    await refuseStopped(row);
    if (isRefusedWhileSuspended(row, input.body)) await refuseSuspended(asked.actor);
    const exchange = exchangeOf(c, rawBody);
    const run = () => row.run({ ...asked, files, uploads, exchange });
    if (row.cacheSeconds) {
      return publicAnswer(c, row.cacheSeconds, input.query, async () => good(row, asked, await run()));
    }
    const subject = row.throttle?.of?.(asked) ?? null;
    const admission =
      row.throttle && (await consumeAttempt(row.throttle.policy, { address: exchange.ip, subject }));
    const data = await run();
    await admission?.succeeded();
    await recordChange(row, asked.actor, input.params);
    if (data instanceof Response) return data;
    c.header("cache-control", "no-store");
    return c.json(good(row, asked, data));
  };
}

function isRefusedWhileSuspended({ whileSuspended: decision }: Route, body: AnyObject): boolean {
  return (typeof decision === "function" ? decision(body) : decision) === "refused";
}

type Asked = Parameters<Extract<Route["message"], (...asked: never) => unknown>>[0];

function good({ message = "OK" }: Route, asked: Asked, data: unknown): Envelope<unknown> {
  const said = typeof message === "string" ? message : message(asked, data);
  return { code: 200, message: said, data: data ?? null };
}

/** The only place where errors become responses. Errors other than AppError are logged with an id and masked. */
export function onError(thrown: Error, c: Context<AppEnv>): Response {
  const requestId = c.get("requestId");
  const error = isHungUp(thrown)
    ? new AppError("bad_request", "The request ended before all of it was here")
    : isDiskFull(thrown)
      ? unavailable(thrown, requestId, "the disk takes no more files")
      : isUnavailable(thrown)
        ? unavailable(thrown, requestId, "the database cannot answer")
        : thrown;
  if (error instanceof AppError) {
    const wait = error.retryAfterSeconds ?? (error.code === "unavailable" ? BUSY_SECONDS : 0);
    if (wait) c.header("retry-after", String(wait));
    if (wantsPage(c)) return complaintPage(STATUS_OF[error.code], error.message, error);
    const data: ErrorData = error.errors ? { errors: error.errors } : null;
    return envelope(c, STATUS_OF[error.code], error.message, data);
  }
  // The path may contain an email address: two-step-verification/{email}.
  const path = loggedPath(c.req.path)
    .split("/")
    .map((part) => (/@|%40/.test(part) ? "[address]" : part))
    .join("/");
  log.error({ err: error, requestId, path, method: c.req.method }, "request failed");
  if (wantsPage(c))
    return complaintPage(500, "Something went wrong on our side. Please try again in a moment.");
  return envelope(c, 500, "Internal Server Error", { requestId });
}

/** Returns true when the caller closed the connection in the middle of its body, which is not our failure. */
function isHungUp(error: Error & { code?: unknown }): boolean {
  return error.code === "ECONNRESET" && error.message === "aborted";
}

const BUSY_SECONDS = 2;

function unavailable(error: Error, requestId: string, why: string): AppError {
  log.error({ err: error, requestId }, why);
  return new AppError("unavailable", "Sayang is busy right now. Please try again in a moment.", {
    retryAfterSeconds: BUSY_SECONDS,
  });
}

export function envelope(
  c: Context<AppEnv>,
  code: ContentfulStatusCode,
  message: string,
  data: ErrorData,
): Response {
  c.header("cache-control", "no-store");
  return c.json({ code, message, data } satisfies Envelope<ErrorData>, code);
}

function exchangeOf(c: Context<AppEnv>, rawBody: string): Exchange {
  const secure = () => readEnv().appOrigin.startsWith("https:");
  return {
    requestId: c.get("requestId"),
    // Rarely read and not free, because proxies have to be looked through.
    get ip() {
      return callerAddress(c);
    },
    userAgent: (c.req.header("user-agent") ?? "").slice(0, 300),
    header: (name) => c.req.header(name),
    cookie: (name) => getCookie(c, name),
    rawBody,
    setCookie: (name, value, { maxAgeSeconds, httpOnly }) =>
      setCookie(c, name, value, {
        path: "/",
        sameSite: "Lax",
        secure: secure(),
        httpOnly,
        maxAge: maxAgeSeconds,
      }),
    clearCookie: (name) => deleteCookie(c, name, { path: "/", secure: secure() }),
  };
}
