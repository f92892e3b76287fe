import { existsSync } from "node:fs";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { CustomerLoginAnswer } from "@/contracts/identity/auth";
import type { AccountDeletion } from "@/contracts/identity/account/own-data";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { privateAddress } from "@/server/adapters/storage/private-files";
import type { RoomsList } from "@/contracts/messaging/room";
import type { CustomerActor } from "@/server/core/actor";
import { DELETED_NAME } from "@/server/core/deleted-account";
import { account, customer } from "@/server/db/schema/identity/account";
import { wedding, weddingMember } from "@/server/db/schema/planning/wedding";
import { saleDocument } from "@/server/db/schema/sale/document";
import { order } from "@/server/db/schema/sale/order";
import { runDueJobs } from "@/server/jobs";
import { hashPassword } from "@/server/modules/identity/account/password";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { download } from "@/tests/setup/couple/download";
import { makeLife, marksIn } from "@/tests/setup/couple/life";
import { makeCustomer, makeSession } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";

process.env.THROTTLE_SCALE = "1000";
const shop = useShop();
const { call, db } = shop;

const PASSWORD = "Sayang#2026";
let passwordHash = "";
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const SINGAPORE = "Singapore Singapore 018956";

let serial = 0;
const live = () => makeLife(shop, `Zq${++serial}x`, passwordHash);

const deletion = async (as: CustomerActor) =>
  (await call<AccountDeletion>("GET", "/user/account/deletion", { as })).body.data;
const leave = (as: CustomerActor, password = PASSWORD) =>
  call("POST", "/user/account/delete", { as, body: { password } });

/** Returns the tables that have a row containing `what`. */
function tablesOf(rows: string, what: string): string[] {
  const found = rows.split("\n").filter((row) => row.includes(what));
  return [...new Set(found.map((row) => row.slice(0, row.indexOf(" "))))].toSorted();
}

/** Returns every row of every table, except queued mails. */
async function everything(): Promise<string> {
  const { rows } = await shop.pool().query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'outgoing_message'`,
  );
  const texts = [];
  for (const { name } of rows) {
    const found = await shop
      .pool()
      .query<{ text: string }>(`select to_jsonb(t)::text as text from "${name}" t`);
    texts.push(...found.rows.map(({ text }) => `${name} ${text}`));
  }
  return texts.join("\n");
}

test("an account with an open order, or a wrong or missing password, isn't deleted", async () => {
  const mei = await live();
  expect(await deletion(mei.actor)).toEqual({
    openOrders: 1,
    openRefunds: 0,
    hasPassword: true,
    isPartner: false,
  });
  const open = await leave(mei.actor);
  expect([open.status, open.body.message]).toEqual([
    409,
    "You have an open order. You can delete your account once every order in your Order History is completed or cancelled.",
  ]);
  await mei.complete();
  const before = await everything();
  const wrong = await leave(mei.actor, "Wrong#2026");
  expect([wrong.status, wrong.body.data]).toEqual([
    400,
    { errors: [{ field: "password", message: "The password is not right" }] },
  ]);
  expect((await call("POST", "/user/account/delete", { as: mei.actor, body: {} })).status).toBe(400);
  const withoutThrottle = (text: string) =>
    text.split("\n").filter((row) => !/^(throttle|session) /.test(row));
  expect(withoutThrottle(await everything())).toEqual(withoutThrottle(before));

  const social = await makeCustomer(db());
  expect(await deletion(social.actor)).toEqual({
    openOrders: 0,
    openRefunds: 0,
    hasPassword: false,
    isPartner: false,
  });
  const none = await leave(social.actor);
  expect([none.status, none.body.message]).toEqual([400, expect.stringContaining("Forgot password")]);
});

test("deleting an account keeps its orders without its name, and nothing else of its own", async () => {
  const [mei, priya] = [await live(), await live()];
  await mei.complete();
  await runDueJobs();
  const kept = marksIn(await everything(), priya);
  // `complete` skips the payout, so the ledger check reports this order both before and after.
  const books = (await checkLedger(db())).toSorted();
  const elsewhere = await makeSession(db(), mei.id);
  const { status, body } = await leave(mei.actor);
  expect([status, body.message]).toEqual([200, "Your account has been deleted"]);
  await runDueJobs();

  for (const name of mei.pictures) expect(await getStorage().exists(name)).toBe(false);
  for (const name of priya.pictures) expect(await getStorage().exists(name)).toBe(true);
  expect([mei, priya].map(({ contract }) => existsSync(privateAddress(contract)))).toEqual([false, true]);

  const left = await everything();
  expect(left).not.toContain(mei.email);
  // Kept on purpose: messages, review, ticket and order notes, which vendors and we need; the recorded consent; the
  // discount code; the vendor's own product; and the name and address on issued documents.
  expect(marksIn(left, mei)).toEqual(
    [
      "contact",
      "street",
      "comment",
      "itemnote",
      "message",
      "reviewtitle",
      "reviewwords",
      "ticket",
      "wording",
      "discount",
      "wished",
    ].toSorted(),
  );
  expect(marksIn(left, priya)).toEqual(kept);
  // Rows that the accounts, the vendor (whose enquiries don't contain the couple's texts) and the account’s history
  // need, and live events, which are deleted after a day; another couple has more.
  const stays = [
    "account",
    "account_event",
    "appointment",
    "booking",
    "checkout",
    "consent",
    "customer",
    "enquiry",
    "live_event",
    "message",
    "order",
    "payment",
    "promo_signup",
    "review",
    "room",
    "ticket",
    "voucher",
  ];
  expect(tablesOf(left, mei.id)).toEqual(stays.toSorted());
  expect(tablesOf(left, priya.id).filter((table) => !stays.includes(table))).toEqual(
    [
      "action_token",
      "calendar_feed",
      "cart_line",
      "date_hold",
      "notice",
      "one_time_code",
      "payment_profile",
      "sandbox_customer",
      "session",
      "social_identity",
      "story",
      "wedding",
      "wishlist_entry",
    ].toSorted(),
  );

  const [sold] = await db().select().from(order).where(eq(order.id, mei.orderId));
  expect(sold).toMatchObject({
    contactName: DELETED_NAME,
    contactPhone: "",
    billing: null,
    paidCents: 30_000,
  });
  const documents = await db().select().from(saleDocument).where(eq(saleDocument.orderId, mei.orderId));
  expect(documents.length).toBeGreaterThan(0);
  for (const { content } of documents) {
    expect(content.customer).toEqual({ name: mei.mark("contact"), lines: [mei.mark("street"), SINGAPORE] });
  }
  for (const what of ["contact", "street"]) expect(tablesOf(left, mei.mark(what))).toEqual(["sale_document"]);
  expect((await checkLedger(db())).toSorted()).toEqual(books);

  for (const sessionId of [mei.actor.sessionId, elsewhere]) {
    expect((await call("GET", "/cart", { as: { ...mei.actor, sessionId } })).status).toBe(401);
  }
  const login = { email: mei.email, password: PASSWORD };
  expect((await call<CustomerLoginAnswer>("POST", "/user/auth/login", { body: login })).status).toBe(400);
});

test("vendors are told of cancelled appointments, read the review as a couple's, and can't write to the deleted account", async () => {
  const mei = await live();
  await mei.complete();
  const asVendor = mei.vendor.actor;
  expect((await leave(mei.actor)).status).toBe(200);
  expect(await mei.appointmentState()).toBe("cancelled");
  const told = await queuedFor(db(), mei.vendor.email);
  expect(told.find(({ kind }) => kind === "appointment-withdrawn")).toMatchObject({
    appointment: { customer: { name: `${mei.mark("bride")} & ${mei.mark("groom")}` } },
  });
  const reviews = await call<{ docs: unknown[] }>(
    "GET",
    `/user-review/getCustomerReviewsbyVendorId/${mei.vendor.id}`,
  );
  expect(JSON.stringify(reviews.body.data)).toContain('"customerName":"A couple"');
  const rooms = await call<RoomsList>("POST", "/room/roomsList", { as: asVendor, body: {} });
  const [room] = rooms.body.data.rooms;
  expect(room?.couple).toMatchObject({ name: DELETED_NAME });
  const letter = { roomId: room?.id, body: "Hello?", clientId: v7() };
  const sent = await call("POST", "/room/message", { as: asVendor, body: letter });
  expect([sent.status, sent.body.message]).toEqual([
    409,
    expect.stringContaining("has deleted their account"),
  ]);
});

test("the old address is notified once, gets no further mail, and can register again at once", async () => {
  const mei = await live();
  await mei.complete();
  await leave(mei.actor);
  const mails = await queuedFor(db(), mei.email);
  expect(mails.filter(({ kind }) => kind === "account-deleted")).toHaveLength(1);
  const [gone] = await db().select().from(account).where(eq(account.id, mei.id));
  expect(gone).toMatchObject({ passwordHash: null, emailVerifiedAt: null });
  expect(await queuedFor(db(), gone?.email ?? "")).toEqual([]);
  const again = {
    firstName: "Mei",
    lastName: "Tan",
    email: mei.email,
    countryCode: "+65",
    phone: "91234567",
    password: PASSWORD,
    confirmPassword: PASSWORD,
    isPrivacyAndTerms: true,
  };
  expect((await call("POST", "/user/auth/register", { body: again })).status).toBe(200);
  const [fresh] = await db().select().from(account).where(eq(account.email, mei.email));
  expect(fresh?.id).not.toBe(mei.id);
  expect(fresh).toBeDefined();
});

test("a partner who leaves loses access, and the wedding stays with its owner", async () => {
  const [mei, jun] = [await live(), await makeCustomer(db(), { passwordHash })];
  await db().insert(weddingMember).values({
    weddingId: mei.weddingId,
    role: "fiancee",
    name: "Jun",
    email: jun.email,
    accountId: jun.id,
    tokenHash: v7(),
    expiresAt: new Date(),
    acceptedAt: new Date(),
  });
  const file = (await (await download(shop.app, jun.actor)).json()) as { weddingsYouPlanAlong: unknown };
  expect(file.weddingsYouPlanAlong).toMatchObject([{ role: "fiancee", bride: mei.mark("bride") }]);
  expect(JSON.stringify(file)).not.toContain(mei.mark("guest"));
  expect((await leave(jun.actor)).status).toBe(200);
  expect(await db().$count(wedding, eq(wedding.id, mei.weddingId))).toBe(1);
  expect(await db().$count(weddingMember, eq(weddingMember.accountId, jun.id))).toBe(0);
  const [row] = await db().select().from(customer).where(eq(customer.id, jun.id));
  expect(row).toMatchObject({ firstName: DELETED_NAME, lastName: "" });
});

test("of two concurrent deletions, one succeeds", async () => {
  const mei = await live();
  await mei.complete();
  const both = await Promise.all([leave(mei.actor), leave(mei.actor)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await queuedFor(db(), mei.email)).filter(({ kind }) => kind === "account-deleted")).toHaveLength(1);
});
