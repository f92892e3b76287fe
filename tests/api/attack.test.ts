import { readSessionCookie, SESSION_COOKIE } from "@/lib/session/session-cookie";
import type { CustomerLogin } from "@/contracts/identity/auth";
import { API_PREFIX } from "@/server/app";
import { ROUTES } from "@/server/routes";
import { hashPassword } from "@/server/modules/identity/account/password";
import { sessionSecret } from "@/server/core/secrets";
import { v7 } from "uuid";
import { PUBLIC_CREDENTIAL } from "../setup/api";
import { makeCustomer } from "../setup/factories";
import { watchedFingerprint } from "@/tests/setup/database/fingerprint";
import { useShop } from "../setup/shop";

/** Attacks that don't concern a single endpoint: requests forged in a browser, and sessions prepared by an attacker. */
const shop = useShop();
const PASSWORD = "Sayang#2026";
const ELSEWHERE = "https://evil.example";

async function signIn(email: string, headers: Record<string, string> = {}) {
  const answer = await shop.call<CustomerLogin>("POST", "/user/auth/login", {
    body: { email, password: PASSWORD },
    headers,
  });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(SESSION_COOKIE)) ?? "";
  return { answer, cookie: decodeURIComponent(cookie.split(";")[0] ?? ""), attributes: cookie };
}

async function couple() {
  const made = await makeCustomer(shop.db(), { passwordHash: await hashPassword(PASSWORD) });
  return { ...made, ...(await signIn(made.email)) };
}

describe("session fixation", () => {
  test("signing in never continues a session that the browser brought along", async () => {
    const [attacker, victim] = [
      await couple(),
      await makeCustomer(shop.db(), { passwordHash: await hashPassword(PASSWORD) }),
    ];
    const planted = await signIn(victim.email, { cookie: attacker.cookie });
    expect(planted.answer.status).toBe(200);
    expect(planted.cookie).not.toBe(attacker.cookie);
    const value = planted.cookie.slice(SESSION_COOKIE.length + 1);
    expect(readSessionCookie(value, sessionSecret())).toMatchObject({ accountId: victim.id });
    const theirs = await shop.call<{ refresh: { token: string } }>("POST", "/auth/refresh", {
      body: { refreshToken: attacker.answer.body.data.tokens.refresh.token },
      headers: { cookie: planted.cookie },
    });
    // The attacker's session stays the attacker's, whatever cookie is sent along.
    const own = theirs.headers.getSetCookie().find((line) => line.startsWith(SESSION_COOKIE)) ?? "";
    const after = decodeURIComponent(own.split(/[=;]/)[1] ?? "");
    expect(readSessionCookie(after, sessionSecret())).toMatchObject({ accountId: attacker.id });
  });

  test("every sign-in gets its own tokens, in a cookie that scripts and other sites can't reach", async () => {
    const { email, answer, attributes } = await couple();
    const second = await signIn(email);
    expect(second.answer.body.data.tokens.refresh.token).not.toBe(answer.body.data.tokens.refresh.token);
    expect(attributes).toMatch(/HttpOnly/);
    expect(attributes).toMatch(/SameSite=Lax/);
  });
});

describe("requests forged by another site", () => {
  const writing = ROUTES.filter((row) => row.method !== "GET" && row.guard !== "public");
  let victim: Awaited<ReturnType<typeof couple>>;
  let rowsNow: () => Promise<string>;
  beforeAll(async () => {
    victim = await couple();
    rowsNow = await watchedFingerprint(shop.pool());
  });

  test.each(writing.map((row) => [`${row.method} ${row.path}`, row] as const))(
    "cookies alone don't authorise %s",
    async (_, row) => {
      const { cookie, id } = victim;
      const before = await rowsNow();
      const answer = await shop.app.request(API_PREFIX + row.path.replace(/:\w+/, v7()), {
        method: row.method,
        headers: { cookie: `${cookie}; userId=${id}`, origin: ELSEWHERE, "content-type": "application/json" },
        body: "{}",
      });
      expect(answer.status).toBe(401);
      expect(await rowsNow()).toBe(before);
    },
  );

  test.each(["application/x-www-form-urlencoded", "text/plain", "text/plain; charset=json"])(
    "a form sent as %s, which needs no preflight, signs nobody in",
    async (type) => {
      const { email } = await couple();
      const answer = await shop.app.request(`${API_PREFIX}/user/auth/login`, {
        method: "POST",
        headers: { "content-type": type, origin: ELSEWHERE },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      expect(answer.status).toBe(415);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  test("CORS allows no other site", async () => {
    for (const path of ["/user/auth/login", "/cart", "/public/masterCategory"]) {
      const preflight = await shop.app.request(API_PREFIX + path, {
        method: "OPTIONS",
        headers: {
          origin: ELSEWHERE,
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization",
        },
      });
      const plain = await shop.app.request(API_PREFIX + path, {
        headers: { origin: ELSEWHERE, authorization: PUBLIC_CREDENTIAL },
      });
      for (const { headers } of [preflight, plain]) {
        expect(headers.get("access-control-allow-origin")).toBeNull();
        expect(headers.get("access-control-allow-credentials")).toBeNull();
      }
    }
  });
});

test("no response may be framed, sniffed or leak the referrer", async () => {
  for (const path of [
    `${API_PREFIX}/public/masterCategory`,
    "/api/docs",
    "/healthz",
    `${API_PREFIX}/nowhere`,
  ]) {
    const { headers } = await shop.app.request(path);
    expect(headers.get("x-frame-options")).toMatch(/DENY|SAMEORIGIN/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toMatch(/no-referrer|strict-origin/);
    expect(headers.get("x-powered-by")).toBeNull();
  }
});

test("a caller that hangs up in the middle of its body is not logged as our failure", async () => {
  // The error that Node raises for the body of a closed connection.
  const hungUp = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  const body = new ReadableStream({ pull: (controller) => controller.error(hungUp) });
  const answer = await shop.app.request(`${API_PREFIX}/user/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": "100" },
    body,
    ...({ duplex: "half" } as RequestInit),
  });
  expect(answer.status).toBe(400);
});

test("the reference page runs no script and fetches nothing", async () => {
  const policy = (await shop.app.request("/api/docs")).headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("input cannot inject a header", async () => {
  const { actor } = await makeCustomer(shop.db());
  const answer = await shop.call("GET", "/cart?fromCart=%0d%0aset-cookie:%20x=1", { as: actor });
  expect(answer.headers.get("set-cookie")).toBeNull();
  const missing = await shop.app.request(`${API_PREFIX}/x%0d%0ax-evil:1`);
  expect(missing.headers.get("x-evil")).toBeNull();
  expect(missing.status).toBe(404);
});
