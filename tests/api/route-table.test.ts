import { GUARDS } from "@/server/core/actor";
import { API_PREFIX, createApp } from "@/server/app";
import { ROUTES } from "@/server/routes";

/** Calls of docs/api-contract.md that are built; each feature adds its own. */
const CONTRACT_CALLS = [
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
  "GET /user/profile/actual_budget",
  "GET /vendor/hiredvendors",
  "GET /user/profile/:id",
  "PATCH /user/profile/:id",
  "POST /otp/send",
  "POST /otp/verify",
  "GET /vendor/profile/:id",
  "GET /user/guest/event/showGuest",
  "PATCH /vendor/profile/:id",
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
  "POST /vendor-product",
  "PATCH /vendor-product/:id",
  "GET /vendor-product",
  "POST /vendor-product/activateDeactivateVendorProducts",
  "POST /vendor-product/import-excel",
  "GET /user/getSimilarVendors",
  "GET /vendor/appointment/setting",
  "POST /vendor/appointment/setting/update",
  "GET /user-review/getCustomerReviewsbyVendorId/:vendorId",
  "POST /user-review",
  "POST /vendor-review",
  "POST /user-review/send-review-request/:orderId",
  "GET /discount-user",
  "POST /discount-user/redeemDiscountCoupon",
  "DELETE /discount-user/removeDiscountCoupon/:userId",
  "GET /voucher-user",
  "POST /discount-user/redeemVoucher",
  "DELETE /voucher-user/removeVoucherCoupon/:userId",
  "PUT /user-payment/create/payment/intent",
  "POST /payment-milestone-user",
  "POST /payment-milestone-user/paypaymentofremainingmilestones",
  "GET /payment-milestone-user",
  "GET /payment-milestone-vendor",
  "GET /order-vendor/order",
  "GET /order-vendor/:id",
  "PATCH /order/:id",
  "PATCH /order/confirmdelivery/:id",
  "PATCH /order/acceptrejectordereditrequest/:id",
  "PATCH /order-vendor/acceptrejectordereditrequest/:id",
  "PATCH /order-vendor/:id",
  "POST /order-vendor/sendConfirmOrderDeliveryEmail/:id",
  "PATCH /user/cancelorder",
  "PATCH /vendor/cancelorder",
  "GET /user/cancelorder/details/:id",
  "GET /vendor/cancelorder/details/:id",
  "PATCH /user/cancelorder/agree/refund/:id",
  "PATCH /user/cancelorder/reject/refund/:id",
  "GET /user/cancelorder/notifyVendorToRefund/:id",
  "PATCH /vendor/cancelorder/approve/:id",
  "PATCH /vendor/cancelorder/reject/refund/:id",
  "PATCH /vendor/cancelorder/markitemsreceived/:id",
  "PATCH /user/cancelorder/markitemsreceived/:id",
  "POST /room/roomsList",
  "POST /room/chatsList",
  "POST /room/image-upload",
];

const calls = ROUTES.map((row) => `${row.method} ${row.path}`);

test("has every call of the API contract", () => {
  expect(calls).toEqual(expect.arrayContaining(CONTRACT_CALLS));
});

test("every row names its guard and has a summary", () => {
  for (const row of ROUTES) {
    expect(GUARDS).toContain(row.guard);
    expect(row.summary).toMatch(/\S/);
  }
});

/**
 * Not throttled: logging out without a token ends no session, webhooks are signed, the embedded card processor
 * requires a client secret too long to guess or makes test accounts, and a campaign's code is no secret of its vendor's.
 */
const UNTHROTTLED = [
  "POST /auth/logout",
  "POST /payment/webhook",
  "POST /sandbox-gateway/payment_intents/:id/confirm",
  "POST /sandbox-gateway/payment_intents/:id/authenticate",
  "POST /sandbox-gateway/payment_intents/:id/paynow",
  "POST /sandbox-gateway/connect",
  // A postal code opens nothing.
  "POST /user/wedding/event",
  "PATCH /user/wedding/event/:id",
  // Nor does a dress code.
  "PATCH /user/wedding/page",
  "POST /user/guest/household",
  "PATCH /user/guest/household/:id",
  // A vendor chooses the code of a campaign and guesses none.
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
