import { eq } from "drizzle-orm";
import type { CustomerLogin } from "@/contracts/identity/auth";
import type { Page } from "@/contracts/envelope";
import type { OrderDetail, OrderSummary } from "@/contracts/sale/order/order";
import type { VendorCard, VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { VENDOR_STATUSES, type VendorStatus } from "@/contracts/identity/vendor-account";
import {
  nextVendorStatus,
  type OperatorVendorTransition,
  VENDOR_TRANSITIONS,
  vendorTransitionsFor,
} from "@/contracts/catalogue/vendor/vendor-status";
import { clearCache } from "@/server/core/cache";
import { accountEvent } from "@/server/db/schema/identity/account-event";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import { verifyAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor, tokenIn } from "@/tests/setup/mailbox";
import { type CustomerActor, useShop } from "@/tests/setup/shop";
import { decideVendor } from "./service-status";

const shop = useShop();
const { call, db } = shop;
const REASON = "The UEN does not match the name.\nPlease check both.";
const DONE_BY = "operator:test";
const TRANSITIONS = (Object.keys(VENDOR_TRANSITIONS) as (keyof typeof VENDOR_TRANSITIONS)[]).filter(
  (name): name is OperatorVendorTransition => name !== "resubmit" && name !== "close",
);

const decide = (email: string, transition: OperatorVendorTransition, reason = REASON) =>
  decideVendor({ vendor: { email }, transition, reason, doneBy: DONE_BY });
const rowOf = async (id: string) => (await db().select().from(vendorTable).where(eq(vendorTable.id, id)))[0];
const eventsOf = async (accountId: string) =>
  (await db().select().from(accountEvent).where(eq(accountEvent.accountId, accountId))).map(
    ({ kind, doneBy, detail }) => [kind, doneBy, detail],
  );

describe("the operator's decisions", () => {
  test.each([
    ["approve", "pending", "approved", "vendor-approved", "vendor-approved", ""],
    [
      "requestChanges",
      "pending",
      "changes_requested",
      "vendor-changes-requested",
      "vendor-changes-requested",
      REASON,
    ],
    ["reject", "pending", "rejected", "vendor-rejected", "vendor-rejected", REASON],
    ["approve", "changes_requested", "approved", "vendor-approved", "vendor-approved", ""],
    ["suspend", "approved", "suspended", "vendor-suspended", "vendor-suspended", REASON],
    ["reinstate", "suspended", "approved", "vendor-reinstated", "vendor-reinstated", ""],
  ] as const)(
    "%s takes %s to %s, records who and why, and mails the vendor",
    async (name, from, to, event, mail, why) => {
      const made = await makeVendor(db(), { status: from, statusReason: "earlier" });
      const after = await decide(` ${made.email.toUpperCase()} `, name);
      expect(after).toMatchObject({ status: to, vendorName: made.vendorName });
      expect(await rowOf(made.id)).toMatchObject({ status: to, statusReason: why });
      expect(await eventsOf(made.accountId)).toEqual([[event, DONE_BY, REASON]]);
      expect(await queuedFor(db(), made.email)).toMatchObject([
        { kind: mail, vendorName: made.vendorName, ...(why ? { reason: REASON } : {}) },
      ]);
    },
  );

  test("refuses every transition that is not in the graph, without effect", async () => {
    for (const status of VENDOR_STATUSES) {
      for (const name of TRANSITIONS.filter((each) => nextVendorStatus(status, each, "operator") === null)) {
        const made = await makeVendor(db(), { status });
        await expect(decide(made.email, name)).rejects.toMatchObject({
          code: "conflict",
          message: expect.stringContaining(made.vendorName) as string,
        });
        expect(await rowOf(made.id)).toMatchObject({ status, statusReason: "" });
        expect(await eventsOf(made.accountId)).toEqual([]);
        expect(await queuedFor(db(), made.email)).toEqual([]);
      }
    }
  });

  test("a rejection is final, and a vendor can only apply again", () => {
    expect(vendorTransitionsFor("rejected", "operator")).toEqual([]);
    const byVendor = VENDOR_STATUSES.map((status) => vendorTransitionsFor(status, "vendor"));
    expect(byVendor.flat()).toEqual(["resubmit"]);
  });

  test("requires a reason for decisions against the vendor", async () => {
    const made = await makeVendor(db(), { status: "pending" });
    for (const reason of ["", "  \n", "x".repeat(1001), "a\0b"]) {
      await expect(decide(made.email, "reject", reason)).rejects.toMatchObject({ code: "bad_request" });
    }
    expect((await rowOf(made.id))?.status).toBe("pending");
    await decide(made.email, "approve", "");
  });

  test("finds no vendor by an unknown address or a customer's", async () => {
    const { email } = await makeCustomer(db());
    for (const address of [email, "nobody@test.example", ""]) {
      await expect(decide(address, "approve")).rejects.toMatchObject({ code: "not_found" });
    }
  });

  test("refuses the second of two concurrent decisions", async () => {
    const made = await makeVendor(db(), { status: "pending" });
    const outcomes = await Promise.allSettled([decide(made.email, "approve"), decide(made.email, "reject")]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await queuedFor(db(), made.email)).toHaveLength(1);
  });
});

describe("a vendor's rights by status", () => {
  test.each(VENDOR_STATUSES.filter((status) => status !== "approved"))(
    "%s: neither shown nor selling",
    async (status) => {
      const stall = await shop.makeStall();
      const { actor } = await makeCustomer(db());
      await shop.addToCart(actor, stall.product);
      await db().update(vendorTable).set({ status }).where(eq(vendorTable.id, stall.vendor.id));
      clearCache();

      for (const key of [stall.vendor.id, stall.vendor.slug]) {
        expect((await call<VendorDetail>("GET", `/vendor/for/web/${key}`)).status).toBe(404);
      }
      const listed = await call<Page<VendorCard>>("GET", "/vendor/vendorList?limit=999");
      expect(listed.body.data.docs.map(({ id }) => id)).not.toContain(stall.vendor.id);
      expect((await call("GET", "/cart/validateCart", { as: actor })).status).toBe(400);
      expect((await shop.placeOrder(actor)).status).toBe(400);
      const other = await makeCustomer(db());
      expect((await shop.addToCart(other.actor, stall.product)).status).toBe(400);
    },
  );

  test("approved: visible at once where it is not cached", async () => {
    const made = await makeVendor(db(), { status: "pending" });
    expect((await call("GET", `/vendor/for/web/${made.slug}`)).status).toBe(404);
    await decide(made.email, "approve");
    clearCache();
    expect((await call("GET", `/vendor/for/web/${made.slug}`)).status).toBe(200);
  });

  test("suspended: open orders continue, but no new ones are accepted", async () => {
    const { vendor, orderId, customer } = await shop.sell();
    await decide(vendor.email, "suspend");
    const open = await call<Page<OrderSummary>>("GET", "/order-vendor/order", { as: vendor.actor });
    expect(open.body.data.docs.map(({ id }) => id)).toContain(orderId);
    const approved = await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
    expect(approved.status).toBe(403);
    const declined = await call<OrderDetail>("PATCH", `/order-vendor/decline/${orderId}`, {
      as: vendor.actor,
      body: { reason: "The shop is suspended" },
    });
    expect(declined.body.data.state).toBe("cancelled");
    expect((await call("GET", `/order/${orderId}`, { as: customer.actor })).status).toBe(200);
  });
});

test("a new couple can fill the cart at once, and order once its address is verified", async () => {
  const { product, vendor } = await shop.makeStall();
  const email = "newcomer@test.example";
  await call("POST", "/user/auth/register", {
    body: {
      firstName: "Mei",
      lastName: "Tan",
      email,
      password: "Sayang#2026",
      phone: "91234567",
      isPrivacyAndTerms: true,
    },
  });
  const signedIn = await call<CustomerLogin>("POST", "/user/auth/login", {
    body: { email, password: "Sayang#2026" },
  });
  const actor = (await verifyAccessToken(signedIn.body.data.tokens.access.token)) as CustomerActor;
  expect((await call("GET", `/vendor/for/web/${vendor.id}`, { as: actor })).status).toBe(200);
  expect((await shop.addToCart(actor, product)).status).toBe(200);
  const early = await shop.placeOrder(actor);
  expect(early.body).toMatchObject({
    code: 403,
    message: expect.stringContaining("verify your email") as string,
  });
  const { link } = await latestFor(db(), email, "verify-email");
  await call("POST", `/user/auth/verify-email?token=${tokenIn(link)}`);
  expect((await shop.placeOrder(actor)).status).toBe(200);
});

/** The types guarantee that the database knows each status. */
const statuses: readonly VendorStatus[] = Object.values(VENDOR_TRANSITIONS).map(({ to }) => to);
test("the graph reaches every status and names no unknown one", () => {
  expect(new Set([...statuses])).toEqual(new Set(VENDOR_STATUSES));
});
