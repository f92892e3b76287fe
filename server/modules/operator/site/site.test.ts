import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import {
  READ_ONLY,
  SITE_FEATURE_WORDS,
  type SiteNotice,
  type SiteSettings,
} from "@/contracts/operator/site/site";
import { addDays, todayInSingapore } from "@/lib/dates";
import { siteSetting } from "@/server/db/schema/operator/site";
import { clearCache } from "@/server/core/cache";
import { ROUTES } from "@/server/routes";
import { makeCustomer, makeOperator } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { siteNotices } from "./public";

const shop = useShop();
const { call, db } = shop;

afterEach(async () => {
  await db().delete(siteSetting);
  clearCache();
});

/** Returns calls to the settings, as an admin. */
async function console() {
  const { actor } = await makeOperator(db());
  const put = (part: string, body: object) =>
    call<SiteSettings>("PUT", `/operator/site/${part}`, { as: actor, body });
  return { actor, put };
}

test("new orders can be paused and resumed, which pages say and the log keeps", async () => {
  const { actor, put } = await console();
  const { product } = await shop.makeStall();
  const couple = await makeCustomer(db());
  await shop.addToCart(couple.actor, product);
  const pause = (paused: boolean) =>
    put("paused", { feature: "orders", paused, reason: "Payments are down" });
  expect((await pause(true)).body.data.paused).toEqual(["orders"]);
  expect((await pause(true)).status).toBe(409);
  const refused = await shop.placeOrder(couple.actor);
  expect([refused.status, refused.body.message]).toEqual([503, SITE_FEATURE_WORDS.orders.paused]);
  expect(await siteNotices("couples")).toMatchObject([
    { text: SITE_FEATURE_WORDS.orders.paused, tone: "warn" },
  ]);
  // Everything else still works.
  expect(
    (await call("PATCH", `/user/profile/${couple.id}`, { as: couple.actor, body: { firstName: "Mei" } }))
      .status,
  ).toBe(200);
  expect((await pause(false)).body.data.paused).toEqual([]);
  expect((await shop.placeOrder(couple.actor)).status).toBe(200);
  expect(await siteNotices("couples")).toEqual([]);
  const log = await call<OperatorActs>("GET", "/operator/audit", { as: actor });
  expect(log.body.data.docs).toMatchObject([
    { kind: "site.pause", before: { "New orders": "paused" }, after: { "New orders": "on" } },
    { kind: "site.pause", before: { "New orders": "on" }, reason: "Payments are down" },
  ]);
});

test("while the site can only be read, people look and sign in, operators act, and nobody else changes anything", async () => {
  const { put } = await console();
  const couple = await makeCustomer(db());
  const closed = await put("read-only", { readOnly: true, reason: "Moving the database" });
  expect(closed.body.data.readOnly).toBe(true);
  const rename = () =>
    call("PATCH", `/user/profile/${couple.id}`, { as: couple.actor, body: { firstName: "Mei" } });
  const refused = await rename();
  expect([refused.status, refused.body.message]).toEqual([503, READ_ONLY]);
  expect((await call("GET", `/user/profile/${couple.id}`, { as: couple.actor })).status).toBe(200);
  expect(await siteNotices("guests")).toEqual([{ text: READ_ONLY, href: "", tone: "warn" }]);
  const wrong = { email: couple.email, password: "Wrong#2026" };
  expect((await call("POST", "/user/auth/login", { body: wrong })).status).not.toBe(503);
  expect((await call("POST", "/payment/webhook", { body: {} })).status).not.toBe(503);
  expect(await siteNotices("vendors")).toEqual([{ text: READ_ONLY, href: "", tone: "warn" }]);
  expect((await put("read-only", { readOnly: false, reason: "It is moved" })).status).toBe(200);
  expect((await rename()).status).toBe(200);
});

test("calls that answer while the site can only be read change nothing of couples' and vendors'", () => {
  const answered = ROUTES.filter(({ whileReadOnly }) => whileReadOnly === "allowed").map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(answered.toSorted()).toEqual([
    "DELETE /auth/sessions/:id",
    "POST /auth/logout",
    "POST /auth/logout-everywhere",
    "POST /auth/refresh",
    "POST /cart/quote",
    "POST /evoucher/balance",
    "POST /operator/auth/login",
    "POST /operator/auth/two-step-verification/verifyCode",
    "POST /payment/webhook",
    "POST /public/mail-stop",
    "POST /public/mail-stop/one-click",
    "POST /public/notice-mail-stop",
    "POST /room/chatsList",
    "POST /room/roomsList",
    "POST /sandbox-gateway/payment_intents/:id/authenticate",
    "POST /sandbox-gateway/payment_intents/:id/confirm",
    "POST /sandbox-gateway/payment_intents/:id/paynow",
    "POST /ticket/inbound",
    "POST /user/auth/disown-email",
    "POST /user/auth/email-change/undo",
    "POST /user/auth/login",
    "POST /user/auth/social-login",
    "POST /user/auth/two-step-verification/verifyCode",
    "POST /vendor/auth/login",
  ]);
});

test("an announcement is shown to its readers until its last day", async () => {
  const { actor, put } = await console();
  const today = todayInSingapore();
  const words = { text: "Our office is closed on Monday", href: "/contact-us", audience: "vendors" };
  expect((await put("announcement", { ...words, lastDay: today })).body.data.announcement).toEqual({
    ...words,
    lastDay: today,
  });
  const shown: SiteNotice = { text: words.text, href: words.href, tone: "info" };
  expect([await siteNotices("vendors"), await siteNotices("couples")]).toEqual([[shown], []]);
  await db()
    .update(siteSetting)
    .set({ announcementLastDay: addDays(today, -1) });
  clearCache();
  expect(await siteNotices("vendors")).toEqual([]);
  const past = await put("announcement", { ...words, lastDay: addDays(today, -1) });
  expect([past.status, past.body.data]).toMatchObject([400, { errors: [{ field: "lastDay" }] }]);
  const outside = await put("announcement", { ...words, href: "//evil.example" });
  expect([outside.status, outside.body.data]).toMatchObject([400, { errors: [{ field: "href" }] }]);
  expect((await put("announcement", { text: "" })).body.data.announcement).toBeNull();
  const log = await call<OperatorActs>("GET", "/operator/audit", { as: actor });
  expect(log.body.data.docs[1]).toMatchObject({ kind: "site.announce", after: { text: words.text } });
});

test("only admins may see and change the settings", async () => {
  for (const role of ["support", "finance", "trust"] as const) {
    const { actor } = await makeOperator(db(), role);
    expect((await call("GET", "/operator/site", { as: actor })).status).toBe(403);
  }
});
