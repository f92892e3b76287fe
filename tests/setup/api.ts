import type { Envelope } from "@/contracts/envelope";
import type { Actor } from "@/server/http/actor";
import { API_PREFIX, createApp } from "@/server/http/app";
import { signAccessToken } from "@/server/modules/auth/tokens";

export const PUBLIC_CREDENTIAL = `Basic ${Buffer.from("sayang:public").toString("base64")}`;

export type ApiAnswer<T> = { status: number; headers: Headers; body: Envelope<T> };
export type ApiCall = {
  /** A FormData goes as a form. */
  body?: unknown;
  headers?: Record<string, string>;
  as?: Actor | null;
  /** The peer's address. Each call comes from another one unless it says. */
  ip?: string;
};

let callers = 0;

/** The real API, called in process the way HTTP calls it. Without `as`, the public credential is sent. */
export function testApi(app = createApp()) {
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
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Envelope<T>,
    };
  };
}

/** What the Node server hands to the app beside the request. */
function socketOf(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress, remotePort: 40_000, remoteFamily: "IPv4" } } };
}

function nextAddress(): string {
  const n = ++callers;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}
