import type { Envelope } from "@/contracts/envelope";
import type { Actor } from "@/server/http/actor";
import { API_PREFIX, createApp } from "@/server/http/app";
import { signAccessToken } from "@/server/modules/auth/tokens";

export const PUBLIC_CREDENTIAL = `Basic ${Buffer.from("sayang:public").toString("base64")}`;

export type ApiAnswer<T> = { status: number; headers: Headers; body: Envelope<T> };
export type ApiCall = { body?: unknown; headers?: Record<string, string>; as?: Actor | null };

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
    const response = await app.request(API_PREFIX + path, {
      method,
      headers: {
        authorization,
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(options.body === undefined
        ? {}
        : { body: typeof options.body === "string" ? options.body : JSON.stringify(options.body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Envelope<T>,
    };
  };
}
