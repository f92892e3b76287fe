import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Envelope } from "@/contracts/envelope";
import type { ErrorData } from "@/contracts/envelope";
import { readEnv } from "@/lib/env";
import { log } from "@/server/log";
import { clientAddress } from "./client-address";
import type { Actor } from "./actor";
import { AppError, STATUS_OF } from "./errors";
import { discardBody, isForm, readForm } from "./form";
import { authorize } from "./guards";
import { complaintPage, wantsPage } from "./plain-page";
import { publicAnswer } from "./public-answer";
import type { Exchange, Route } from "./route";
import { admit } from "./throttle";
import { validate } from "./validate";

export type AppEnv = { Variables: { requestId: string; actor: Actor | null } };

/** The guard of a row. */
export function identify(row: Route): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    try {
      c.set("actor", await authorize(row.guard, c.req.header("authorization")));
    } catch (error) {
      // A browser in the middle of an upload would see a broken connection, and not learn that its token is stale.
      if (row.files) await discardBody(c.req.raw.body, row.files.names.length * row.files.maxBytes);
      throw error;
    }
    await next();
  };
}

/** Runs one row of the table behind its guard: input, throttle, service call, envelope. */
export function handle(row: Route) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const rawBody = row.rawBody ? await c.req.text() : "";
    const { files, ...input } = await readInput(row, c);
    const asked = { ...input, actor: c.get("actor") };
    const exchange = exchangeOf(c, rawBody);
    const run = () => row.run({ ...asked, files, exchange });
    if (row.cacheSeconds) {
      return publicAnswer(c, row.cacheSeconds, input.query, async () => good(row, asked, await run()));
    }
    const subject = row.throttle?.of?.(asked) ?? null;
    const admission = row.throttle && (await admit(row.throttle.policy, { address: exchange.ip, subject }));
    const data = await run();
    await admission?.succeeded();
    if (data instanceof Response) return data;
    c.header("cache-control", "no-store");
    return c.json(good(row, asked, data));
  };
}

type Asked = Parameters<Extract<Route["message"], (...asked: never) => unknown>>[0];

/** Whatever is wrong with path, query and body is told at once. */
async function readInput(row: Route, c: Context) {
  const form = row.files && isForm(c) ? await readForm(c, row.files) : null;
  const given = form ? form.fields : row.body ? await readJson(c) : {};
  const [params, query, body] = await Promise.allSettled([
    validate(row.params, c.req.param()),
    validate(row.query, c.req.query()),
    validate(row.body, given),
  ]);
  if (params.status === "fulfilled" && query.status === "fulfilled" && body.status === "fulfilled") {
    return { params: params.value, query: query.value, body: body.value, files: form?.files ?? {} };
  }
  const failures = [params, query, body].flatMap((part): unknown[] =>
    part.status === "rejected" ? [part.reason] : [],
  );
  const errors = failures.flatMap((failure) => (failure instanceof AppError ? (failure.errors ?? []) : []));
  const [first] = failures;
  if (failures.length > 1 && errors.length > 0 && failures.every((failure) => failure instanceof AppError)) {
    throw new AppError("bad_request", (first as AppError).message, errors);
  }
  throw first;
}

function good({ message = "OK" }: Route, asked: Asked, data: unknown): Envelope<unknown> {
  return { code: 200, message: typeof message === "string" ? message : message(asked), data: data ?? null };
}

/** The one place where a failure becomes an answer. What is not an AppError is logged with an id and masked. */
export function onError(error: Error, c: Context<AppEnv>): Response {
  const requestId = c.get("requestId");
  if (error instanceof AppError) {
    if (error.retryAfterSeconds) c.header("retry-after", String(error.retryAfterSeconds));
    if (wantsPage(c)) return complaintPage(STATUS_OF[error.code], error.message, error);
    const data: ErrorData = error.errors ? { errors: error.errors } : null;
    return envelope(c, STATUS_OF[error.code], error.message, data);
  }
  // An address may stand in the path: two-step-verification/{email}.
  const path = c.req.path
    .split("/")
    .map((part) => (/@|%40/.test(part) ? "[address]" : part))
    .join("/");
  log.error({ err: error, requestId, path, method: c.req.method }, "request failed");
  if (wantsPage(c))
    return complaintPage(500, "Something went wrong on our side. Please try again in a moment.");
  return envelope(c, 500, "Internal Server Error", { requestId });
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

async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header("content-type") ?? "";
  // `text/plain; json` would do without leave of the browser.
  if (type !== "" && !/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new AppError("unsupported_media_type", "The request body must be JSON");
  }
  const text = await c.req.text();
  if (text === "") return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError("bad_request", "The request body is not valid JSON");
  }
}

function exchangeOf(c: Context<AppEnv>, rawBody: string): Exchange {
  const secure = readEnv().appOrigin.startsWith("https:");
  return {
    requestId: c.get("requestId"),
    ip: ipOf(c),
    userAgent: (c.req.header("user-agent") ?? "").slice(0, 300),
    header: (name) => c.req.header(name),
    cookie: (name) => getCookie(c, name),
    rawBody,
    setCookie: (name, value, { maxAgeSeconds, httpOnly }) =>
      setCookie(c, name, value, { path: "/", sameSite: "Lax", secure, httpOnly, maxAge: maxAgeSeconds }),
    clearCookie: (name) => deleteCookie(c, name, { path: "/", secure }),
  };
}

/** The caller's address; unknown when the app runs in process, without a socket or a proxy that tells. */
function ipOf(c: Context): string {
  return clientAddress(peerOf(c), c.req.header("x-forwarded-for"), readEnv().trustProxy);
}

function peerOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
}
