import { GUARDS } from "@/server/http/actor";
import { API_PREFIX, createApp } from "@/server/http/app";
import { ROUTES } from "@/server/http/routes";

/** Calls of the two specs that exist so far, in their words. Each issue adds its own. */
const SPEC_CALLS = [
  "POST /user/auth/social-login",
  "POST /user/auth/login",
  "POST /vendor/auth/login",
  "POST /user/auth/register",
  "POST /vendor/auth/register",
  "POST /user/auth/forgot-password",
  "POST /vendor/auth/forgot-password",
  "POST /user/auth/reset-password",
  "POST /vendor/auth/reset-password",
  "GET /user/get-ref",
  "POST /user/get-promo",
  "GET /user/auth/two-step-verification/:email",
  "POST /user/auth/two-step-verification/verifyCode",
  "GET /user/profile/:id",
  "PATCH /user/profile/:id",
  "POST /otp/send",
  "POST /otp/verify",
  "GET /vendor/profile/:id",
  "GET /order",
  "GET /order/:id",
  "POST /order",
  "GET /wishlist",
  "POST /wishlist",
  "DELETE /wishlist/:id",
  "GET /cart",
  "GET /cart/validateCart",
  "POST /cart",
  "GET /public/masterCategory",
  "GET /user/categories-list",
  "GET /user/home-filter",
  "POST /ticket-vendor/vendor-ticket",
  "GET /productType/vendor/for-vendor",
  "GET /attribute/list/dropdown",
  "GET /media/preview",
  "GET /vendor/vendorList",
  "GET /vendor/for/web/:id",
  "GET /vendor-product/relatedProducts",
  "GET /user/getSimilarVendors",
  "GET /vendor/appointment/setting",
  "POST /vendor/appointment/setting/update",
  "GET /user-review/getCustomerReviewsbyVendorId/:vendorId",
  "PUT /user-payment/create/payment/intent",
  "GET /payment-milestone-user",
  "GET /payment-milestone-vendor",
  "GET /order-vendor/order",
  "GET /order-vendor/:id",
  "POST /room/roomsList",
  "POST /room/chatsList",
];

const calls = ROUTES.map((row) => `${row.method} ${row.path}`);

test("every call of the specs that is built exists", () => {
  expect(calls).toEqual(expect.arrayContaining(SPEC_CALLS));
});

test("every row names its guard and says what it does", () => {
  for (const row of ROUTES) {
    expect(GUARDS).toContain(row.guard);
    expect(row.summary).toMatch(/\S/);
  }
});

/**
 * Who holds no token ends no session; a webhook is signed; the embedded card processor is asked with a client
 * secret too long to guess.
 */
const UNTHROTTLED = [
  "POST /auth/logout",
  "POST /payment/webhook",
  "POST /sandbox-gateway/payment_intents/:id/confirm",
  "POST /sandbox-gateway/payment_intents/:id/authenticate",
];

test("every call that takes a credential or a code, or sends one, says how often", () => {
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

test("no call stands twice, and none is swallowed by one with a parameter before it", () => {
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

test("the reference lists every row", async () => {
  const answer = await createApp().request("/api/openapi.json");
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(API_PREFIX, "")}`),
  );
  expect(listed.toSorted()).toEqual(calls.map((call) => call.replace(/:(\w+)/g, "{$1}")).toSorted());
});

test("an unknown call answers the envelope", async () => {
  const answer = await createApp().request(`${API_PREFIX}/no-such-call`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    code: 404,
    message: expect.stringContaining("No such call") as string,
    data: null,
  });
});
