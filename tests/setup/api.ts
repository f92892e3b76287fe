import type { Envelope } from "@/contracts/envelope";
import type { Actor } from "@/server/core/actor";
import { API_PREFIX, createApp } from "@/server/app";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { expectDescribed } from "./described";

export const PUBLIC_CREDENTIAL = `Basic ${Buffer.from("sayang:public").toString("base64")}`;

export type ApiAnswer<T> = { status: number; headers: Headers; body: Envelope<T> };
export type ApiCall = {
  /** A FormData is sent as multipart. */
  body?: unknown;
  headers?: Record<string, string>;
  as?: Actor | null;
  /** The peer's address, a different one for each call by default. */
  ip?: string;
};

/** The API in this process, or one behind a port. */
export type Api = {
  request(path: string, init?: RequestInit, bindings?: object): Response | Promise<Response>;
};

let callers = 0;

/** Calls the real API in process, as it would be called over HTTP. Sends the public credential unless `as` is given. */
export function testApi(app: Api = createApp()) {
  return async function call<T = unknown>(
    method: string,
    path: string,
    options: ApiCall = {},
  ): Promise<ApiAnswer<T>> {
    const authorization = options.as
      ? `Bearer ${(await signAccessToken(options.as)).token}`
      : PUBLIC_CREDENTIAL;
    const { body } = options;
    const raw = typeof body === "string" || body instanceof FormData || body === undefined;
    const init = {
      method,
      headers: {
        authorization,
        ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
    };
    const response = await app.request(API_PREFIX + path, init, socketOf(options.ip ?? nextAddress()));
    const answer = (await response.json()) as Envelope<T>;
    if (response.ok) expectDescribed(method, path, answer);
    return { status: response.status, headers: response.headers, body: answer };
  };
}

/** Mimics the bindings that the Node server passes along with a request. */
function socketOf(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress, remotePort: 40_000, remoteFamily: "IPv4" } } };
}

function nextAddress(): string {
  const n = ++callers;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}
