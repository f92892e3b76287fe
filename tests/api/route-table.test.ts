import { readFileSync } from "node:fs";
import { GUARDS } from "@/server/core/actor";
import { API_PREFIX, createApp } from "@/server/app";
import { ROUTES } from "@/server/routes";

const calls = ROUTES.map((row) => `${row.method} ${row.path}`);

test("has every call of the API contract", () => {
  const promised = contractCalls(readFileSync("docs/api-contract.md", "utf8"));
  expect(promised.length).toBeGreaterThan(150);
  expect(promised.filter((call) => !calls.includes(call))).toEqual([]);
});

/**
 * Returns the calls in the tables under "Calls", in the route table's notation. A method on its own belongs to the next
 * path (`GET`, `POST /x`); abbreviated paths (`.../refund`) are left out.
 */
function contractCalls(contract: string): string[] {
  const section = contract.split(/^## /m).find((part) => part.startsWith("Calls\n")) ?? "";
  return section.split("\n").flatMap((line) => {
    const cell = /^\| (`[^|]*)\|/.exec(line)?.[1] ?? "";
    let methods: string[] = [];
    return [...cell.matchAll(/`([A-Z]+)(?: (\/[^`?]*)[^`]*)?`/g)].flatMap(([, method = "", path]) => {
      methods.push(method);
      if (!path) return [];
      const named = methods.map((each) => `${each} ${path.replace(/\{(\w+)\}/g, ":$1")}`);
      methods = [];
      return named;
    });
  });
}

test("every row names its guard and has a summary", () => {
  for (const row of ROUTES) {
    expect(GUARDS).toContain(row.guard);
    expect(row.summary).toMatch(/\S/);
  }
});

/**
 * Why these aren't throttled: logging out without a token ends no session; webhooks are signed; the embedded card
 * processor requires a client secret too long to guess, or creates test accounts; and a campaign's code is no secret
 * from its vendor.
 */
const UNTHROTTLED = [
  "POST /auth/logout",
  "POST /payment/webhook",
  // Signed by the mail server, like the card processor's.
  "POST /ticket/inbound",
  "POST /sandbox-gateway/payment_intents/:id/confirm",
  "POST /sandbox-gateway/payment_intents/:id/authenticate",
  "POST /sandbox-gateway/payment_intents/:id/paynow",
  "POST /sandbox-gateway/connect",
  // A postal code grants no access.
  "POST /user/wedding/event",
  "PATCH /user/wedding/event/:id",
  // Nor does a dress code.
  "PATCH /user/wedding/page",
  "POST /user/guest/household",
  "PATCH /user/guest/household/:id",
  // A vendor chooses a campaign's code, so there is nothing to guess.
  // An influencer's code is public.
  "PUT /operator/influencer",
  "POST /operator/influencer/state",
  ...["discount", "voucher"].flatMap((type) => [`POST /${type}-vendor`, `PATCH /${type}-vendor/:id`]),
];

test("every call that takes or sends a credential or code is throttled", () => {
  const secrets = /password|code|token|secret/i;
  const takesSecret = ROUTES.filter(({ body, query }) =>
    [body, query].some((schema) => schema && Object.keys(schema.fields).some((name) => secrets.test(name))),
  );
  const writesForAnyone = ROUTES.filter(({ guard, method }) => guard === "public" && method !== "GET");
  const sends = ROUTES.filter(
    ({ path }) => /auth|otp|get-promo/.test(path) && /send|two-step|verif|forgot/.test(path),
  );
  const loose = [...takesSecret, ...writesForAnyone, ...sends]
    .filter((row) => !row.throttle)
    .map((row) => `${row.method} ${row.path}`);
  expect([...new Set(loose)].toSorted()).toEqual(UNTHROTTLED.toSorted());
});

test("no call is listed twice or shadowed by an earlier one with a parameter", () => {
  expect(new Set(calls).size).toBe(calls.length);
  ROUTES.forEach((row, index) => {
    const swallowing = ROUTES.slice(0, index).filter(
      (earlier) =>
        earlier.method === row.method &&
        earlier.path !== row.path &&
        new RegExp(`^${earlier.path.replace(/:\w+/g, "[^/]+")}$`).test(row.path.replace(/:\w+/g, "x")),
    );
    expect({ row: row.path, swallowing: swallowing.map((earlier) => earlier.path) }).toEqual({
      row: row.path,
      swallowing: [],
    });
  });
});

test("the API reference lists every row", async () => {
  const answer = await createApp().request("/api/openapi.json");
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(API_PREFIX, "")}`),
  );
  expect(listed.toSorted()).toEqual(calls.map((call) => call.replace(/:(\w+)/g, "{$1}")).toSorted());
});

test("an unknown call gets an envelope", async () => {
  const answer = await createApp().request(`${API_PREFIX}/no-such-call`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    code: 404,
    message: expect.stringContaining("No such call") as string,
    data: null,
  });
});
