import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { CustomerLogin, SessionAccount, TokenPair, VendorLogin } from "@/contracts/identity/auth";
import type { Envelope } from "@/contracts/envelope";
import { PASSWORD } from "@/e2e/support/account/accounts";

export type Role = "customer" | "vendor";
/** Calls the API as a signed-in account. Throws when the answer is an error. */
export type Api = { call<T>(method: string, path: string, data?: unknown): Promise<T> };

/** Signs in through the API, as the sign-in page does. */
export async function logIn(
  request: APIRequestContext,
  role: Role,
  email: string,
): Promise<{ tokens: TokenPair; userData: SessionAccount }> {
  const path = `/api/v1/${role === "customer" ? "user" : "vendor"}/auth/login`;
  const answer = await request.post(path, { data: { email, password: PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = (await answer.json()) as Envelope<CustomerLogin | VendorLogin>;
  return { tokens: data.tokens, userData: "user" in data ? data.user : data.vendor };
}

export async function accessToken(request: APIRequestContext, role: Role, email: string): Promise<string> {
  return (await logIn(request, role, email)).tokens.access.token;
}

/** Signs an account in through the API, and returns its API. */
export async function apiAs(request: APIRequestContext, role: Role, email: string): Promise<Api> {
  return apiOf(request, await accessToken(request, role, email));
}

export function apiOf(request: APIRequestContext, token: string): Api {
  return {
    call: async <T>(method: string, path: string, data?: unknown): Promise<T> => {
      const answer = await request.fetch(`/api/v1${path}`, {
        method,
        ...(data === undefined ? {} : { data }),
        headers: { authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() },
      });
      const body = (await answer.json()) as Envelope<T>;
      if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${body.message}`);
      return body.data;
    },
  };
}
