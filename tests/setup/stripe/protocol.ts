import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A nested form value, as its brackets say: `card[setup_future_usage]=none`, `expand[0]=payment_method`. */
export type Params = { [name: string]: string | Params };

export type Call = { method: string; path: string; params: Params };

export type Reply = { status: number; body: object };

/** An error in Stripe's format: `{ error: { type, code, message } }`. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; message: string; [field: string]: unknown },
  ) {
    super(error.message);
  }
}

/** OAuth errors have their own format: `{ error, error_description }`. */
export class OAuthRefusal extends StripeRefusal {
  constructor(type: string, message: string) {
    super(400, { type, message });
  }
}

export const invalid = (message: string, code?: string, status = 400) =>
  new StripeRefusal(status, { type: "invalid_request_error", message, ...(code ? { code } : {}) });

export const missing = (id: string) => invalid(`No such object: '${id}'`, "resource_missing", 404);

type Kept = { request: string; reply: Reply };

/** A failure on the way: the connection breaks after the request was handled, or the server fails. */
export type Trouble = "lost-answer" | "unreachable" | "server-error" | "rate-limit";

/**
 * Serves Stripe's HTTP protocol on a local port: form-encoded requests, a bearer key, idempotency keys with replay, and
 * JSON errors. `handle` decides the result of a call.
 */
export function stripeProtocol(secretKey: string, handle: (call: Call) => object) {
  const kept = new Map<string, Kept>();
  const troubles: Trouble[] = [];
  const seen: { method: string; path: string; key: string | undefined; params: Params }[] = [];

  const server = createServer((request, response) => {
    void readAll(request).then((raw) => {
      const trouble = troubles.shift();
      if (trouble === "unreachable") return response.destroy();
      const { status, body, replayed } =
        trouble === "server-error" || trouble === "rate-limit"
          ? { ...troubleReply(trouble), replayed: false }
          : answer(request, raw);
      if (trouble === "lost-answer") return response.destroy();
      response.writeHead(status, {
        "content-type": "application/json",
        "request-id": `req_${seen.length}`,
        ...(replayed ? { "idempotent-replayed": "true" } : {}),
      });
      return response.end(JSON.stringify(body));
    });
  });

  function answer(request: IncomingMessage, raw: string): Reply & { replayed: boolean } {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://stripe.test");
    const method = request.method ?? "GET";
    const params = nest(method === "GET" ? searchParams : new URLSearchParams(raw));
    const header = request.headers["idempotency-key"];
    const key = typeof header === "string" ? header : undefined;
    seen.push({ method, path: pathname, key, params });
    const wrong = refuseRequest(request, method, secretKey);
    if (wrong) return { ...wrong, replayed: false };
    const before = key ? kept.get(key) : undefined;
    if (before && before.request !== `${method} ${pathname} ${raw}`) {
      const message =
        "Keys for idempotent requests can only be used with the same parameters they were first used with.";
      return { status: 400, body: { error: { type: "idempotency_error", message } }, replayed: false };
    }
    if (before) return { ...before.reply, replayed: true };
    const reply = run(() => handle({ method, path: pathname, params }));
    if (key && method === "POST") kept.set(key, { request: `${method} ${pathname} ${raw}`, reply });
    return { ...reply, replayed: false };
  }

  return {
    seen,
    /** Each failure applies to one of the next requests, in order. */
    befall: (...given: Trouble[]) => troubles.push(...given),
    /** As Stripe does after a day. */
    forgetKeys: () => kept.clear(),
    async start(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function run(handle: () => object): Reply {
  try {
    return { status: 200, body: handle() };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const { type, message } = error.error;
    const isOAuth = error instanceof OAuthRefusal;
    const body = isOAuth ? { error: type, error_description: message } : { error: error.error };
    return { status: error.status, body };
  }
}

function refuseRequest(request: IncomingMessage, method: string, secretKey: string): Reply | null {
  const { authorization, "content-type": type, "stripe-version": version } = request.headers;
  const refuse = (status: number, message: string) => ({
    status,
    body: { error: { type: "invalid_request_error", message } },
  });
  if (authorization !== `Bearer ${secretKey}`) return refuse(401, "Invalid API Key provided: sk_test_****");
  if (!version) return refuse(400, "No API version");
  if (method === "POST" && type !== "application/x-www-form-urlencoded") {
    return refuse(400, `Invalid request: ${type ?? "no content type"}`);
  }
  return null;
}

function troubleReply(trouble: "server-error" | "rate-limit"): Reply {
  return trouble === "server-error"
    ? { status: 500, body: { error: { type: "api_error", message: "An unknown error occurred" } } }
    : {
        status: 429,
        body: { error: { type: "invalid_request_error", code: "rate_limit", message: "Slow down" } },
      };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function nest(form: URLSearchParams): Params {
  const root: Params = {};
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let at = root;
    for (const step of path.slice(0, -1)) {
      const next = at[step];
      at = at[step] = typeof next === "object" ? next : {};
    }
    at[path.at(-1) ?? ""] = value;
  }
  return root;
}

export const textOf = (params: Params, name: string): string | undefined => {
  const value = params[name];
  return typeof value === "string" ? value : undefined;
};

export const listOf = (value: string | Params | undefined): string[] =>
  typeof value === "object" ? Object.values(value).filter((each) => typeof each === "string") : [];

/** A page of a list, latest first, according to `starting_after` and `limit`. */
export function page<Item extends { id: string }>(url: string, items: Item[], params: Params): object {
  const latest = items.toReversed();
  const after = textOf(params, "starting_after");
  const from = after ? latest.findIndex(({ id }) => id === after) + 1 : 0;
  const limit = Number(textOf(params, "limit") ?? 10);
  const data = latest.slice(from, from + limit);
  return { object: "list", url, data, has_more: from + limit < latest.length };
}
