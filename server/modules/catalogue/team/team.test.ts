import { eq } from "drizzle-orm";
import type { VendorActivity, VendorInvitation, VendorTeam } from "@/contracts/catalogue/vendor/vendor-team";
import type { Page } from "@/contracts/envelope";
import type { VendorLogin } from "@/contracts/identity/auth";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import type { ChatsList } from "@/contracts/messaging/room";
import type { VendorActor } from "@/server/core/actor";
import { vendorMember } from "@/server/db/schema/catalogue/team";
import { account } from "@/server/db/schema/identity/account";
import { hashPassword } from "@/server/modules/identity/account/public";
import { ROUTES } from "@/server/routes";
import { areaOf } from "@/server/vendor-needs";
import { makeCustomer, makeMember, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor, tokenIn } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { v4 } from "uuid";
import { ACTIVITIES } from "./activities";

const shop = useShop();
const { call, db } = shop;
const PATH = "/vendor/team";
const PASSWORD = "Sayang#2026";
let serial = 0;
const address = () => `jun${++serial}@team.example`;

const invite = (as: VendorActor, email: string, role = "staff") =>
  call<VendorTeam>("POST", PATH, { as, body: { name: "Jun", email, role } });
const mailed = async (email: string) =>
  tokenIn((await latestFor(db(), email, "vendor-team-invitation")).link);
const accept = (token: string, password = PASSWORD) =>
  call<VendorLogin>("POST", `${PATH}/accept`, { body: { token, name: "Jun Tan", password } });
const team = async (as: VendorActor) => (await call<VendorTeam>("GET", PATH, { as })).body.data.docs;
const login = (email: string, password = PASSWORD) =>
  call<VendorLogin>("POST", "/vendor/auth/login", { body: { email, password } });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const activity = async (as: VendorActor, query = "") =>
  (await call<Page<VendorActivity>>("GET", `${PATH}/activity${query}`, { as })).body.data;

test("a member joins with their own login, works for the shop within their role, and loses access at once", async () => {
  const owner = await makeVendor(db());
  const email = address();
  const { docs } = (await invite(owner.actor, email.toUpperCase())).body.data;
  expect(docs).toMatchObject([
    { state: "founder", role: "owner", isYou: true, email: owner.email },
    { state: "invited", role: "staff", email },
  ]);
  const token = await mailed(email);
  expect(JSON.stringify(await db().select().from(vendorMember))).not.toContain(token);

  const seen = await call<VendorInvitation>("POST", `${PATH}/invitation`, { body: { token } });
  expect(seen.body.data).toEqual({
    vendorName: owner.vendorName,
    name: "Jun",
    email,
    role: "staff",
    hasLogin: false,
  });
  const joined = await accept(token);
  expect(joined.body.data.vendor).toMatchObject({ id: owner.id, email, teamRole: "staff" });
  const { access, refresh } = joined.body.data.tokens;
  const profile = await call<VendorProfile>("GET", `/vendor/profile/${owner.id}`, bearer(access.token));
  expect(profile.body.data).toMatchObject({ id: owner.id, email, teamRole: "staff", bankInfo: null });
  const refused = await call("GET", "/vendor-product", bearer(access.token));
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringContaining("Your role on this team"),
  ]);
  expect((await call("GET", "/order-vendor/order", bearer(access.token))).status).toBe(200);

  expect((await queuedFor(db(), email)).map(({ kind }) => kind)).toContain("vendor-team-welcome");
  expect((await latestFor(db(), owner.email, "vendor-team-changed")).what).toBe("joined as Staff");
  expect((await accept(token)).status).toBe(400);

  const member = (await team(owner.actor))[1];
  const removed = await call("DELETE", `${PATH}/${member?.id}`, { as: owner.actor });
  expect(removed.status).toBe(200);
  expect((await call("GET", "/order-vendor/order", bearer(access.token))).status).toBe(401);
  expect((await call("POST", "/auth/refresh", { body: { refreshToken: refresh.token } })).status).toBe(401);
  const again = await login(email);
  expect([again.status, again.body.message]).toEqual([
    403,
    expect.stringContaining("not on a team any more"),
  ]);
  expect((await queuedFor(db(), email)).at(-1)?.kind).toBe("vendor-team-removed");

  // Invited again, with the existing login.
  await invite(owner.actor, email, "manager");
  const second = await mailed(email);
  const back = await call<VendorInvitation>("POST", `${PATH}/invitation`, { body: { token: second } });
  expect(back.body.data.hasLogin).toBe(true);
  expect((await accept(second, "Wrong#2026")).status).toBe(400);
  expect((await accept(second)).body.data.vendor.teamRole).toBe("manager");
});

test("a changed role applies to the very next call, with the same token", async () => {
  const owner = await makeVendor(db());
  const jun = await makeMember(db(), owner.id, "staff");
  const change = (role: string) =>
    call<VendorTeam>("PATCH", `${PATH}/${jun.id}`, { as: owner.actor, body: { role } });
  const products = async () => (await call("GET", "/vendor-product", { as: jun.actor })).status;
  expect(await products()).toBe(403);
  expect((await change("manager")).body.data.docs[1]).toMatchObject({ role: "manager", state: "joined" });
  expect(await products()).toBe(200);
  await change("staff");
  expect(await products()).toBe(403);
  expect((await latestFor(db(), jun.email, "vendor-team-role")).role).toBe("staff");
  expect((await change("queen")).status).toBe(400);
});

test("a manager changes the profile, but neither bank nor policy; only an owner sees the bank details", async () => {
  const owner = await makeVendor(db());
  const { actor } = await makeMember(db(), owner.id, "manager");
  const patch = (body: object) => call("PATCH", `/vendor/profile/${owner.id}`, { as: actor, body });
  expect((await patch({ sellerInfo: { tagline: "Old town", postCode: "427508" } })).status).toBe(200);
  const bankInfo = { accountName: "Jun", accountNumber: "123-456-7", bankName: "DBS" };
  expect((await patch({ bankInfo, password: PASSWORD })).status).toBe(403);
  const paymentPolicy = owner.paymentPolicy;
  expect((await patch({ paymentPolicy })).status).toBe(403);
});

test("nobody can lock out the owner", async () => {
  const owner = await makeVendor(db());
  const second = await makeMember(db(), owner.id, "owner");
  const as = second.actor;
  const founder = (await team(as))[0];
  for (const [method, body] of [
    ["PATCH", { role: "staff" }],
    ["DELETE", undefined],
  ] as const) {
    expect((await call(method, `${PATH}/${founder?.id}`, { as, body })).status).toBe(404);
    expect((await call(method, `${PATH}/${second.id}`, { as, body })).status).toBe(409);
  }
  expect((await call("POST", `${PATH}/leave`, { as: owner.actor })).status).toBe(409);
  expect((await call("POST", `${PATH}/leave`, { as })).status).toBe(200);
  expect((await call("GET", PATH, { as })).status).toBe(401);
  expect((await latestFor(db(), owner.email, "vendor-team-changed")).what).toBe("left the team");
});

test("another shop's team is not found, and inviting one of its members reveals nothing to the inviter", async () => {
  const [mine, other] = [await makeVendor(db()), await makeVendor(db())];
  const theirs = await makeMember(db(), other.id);
  const as = mine.actor;
  expect((await call("DELETE", `${PATH}/${theirs.id}`, { as })).status).toBe(404);
  expect((await call("PATCH", `${PATH}/${theirs.id}`, { as, body: { role: "staff" } })).status).toBe(404);
  expect((await call("POST", `${PATH}/resend/${theirs.id}`, { as })).status).toBe(404);
  expect((await invite(as, mine.email)).status).toBe(409);
  for (const email of [other.email, theirs.email]) {
    expect((await invite(as, email)).status).toBe(200);
    const refused = await accept(await mailed(email));
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("already works")]);
  }
  const email = address();
  await invite(as, email);
  expect((await invite(as, email)).status).toBe(409);
});

test("an invitation works once, for a limited time, and sending it again replaces it", async () => {
  const owner = await makeVendor(db());
  const email = address();
  const id = (await invite(owner.actor, email)).body.data.docs[1]?.id ?? "";
  const first = await mailed(email);
  await call("POST", `${PATH}/resend/${id}`, { as: owner.actor });
  const second = await mailed(email);
  expect((await accept(first)).status).toBe(400);
  expect((await accept(second, "weak")).body.data).toMatchObject({ errors: [{ field: "password" }] });
  await db().update(vendorMember).set({ expiresAt: new Date() }).where(eq(vendorMember.id, id));
  expect((await accept(second)).status).toBe(400);
  expect((await team(owner.actor))[1]?.state).toBe("expired");
  await call("POST", `${PATH}/resend/${id}`, { as: owner.actor });
  const third = await mailed(email);
  const both = await Promise.all([accept(third), accept(third)]);
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(await db().select().from(account).where(eq(account.email, email))).toHaveLength(1);
});

test("a person who has opened a shop in the meantime keeps it", async () => {
  const owner = await makeVendor(db());
  const email = address();
  await invite(owner.actor, email);
  const token = await mailed(email);
  await makeVendor(db(), { email, passwordHash: await hashPassword(PASSWORD) });
  expect((await accept(token)).status).toBe(409);
});

test("the owner sees who changed what and when, page by page; a refused call leaves no entry", async () => {
  const owner = await makeVendor(db());
  const jun = await makeMember(db(), owner.id, "manager");
  await call("POST", "/vendor/calendar/capacity", { as: jun.actor, body: { dailyCapacity: 3 } });
  await call("POST", "/payout-vendor/plan", { as: jun.actor, body: { plan: "pro" } });
  await invite(owner.actor, address());
  const all = await activity(owner.actor);
  expect(all.docs).toMatchObject([
    { by: owner.email, role: "owner", did: expect.stringMatching(/^invited Jun \(.*\) as Staff$/) },
    {
      by: "Jun",
      role: "manager",
      did: "changed how many weddings fit on a day",
      href: "/vendor/dashboard/calendar",
    },
  ]);
  expect(all.totalDocs).toBe(2);
  expect(await activity(owner.actor, "?limit=1&page=2")).toMatchObject({
    totalPages: 2,
    docs: [{ by: "Jun" }],
  });
  expect((await call("GET", `${PATH}/activity`, { as: jun.actor })).status).toBe(403);
});

test("a message by a colleague is on the shop's own side of the conversation, and not unread", async () => {
  const owner = await makeVendor(db());
  const jun = await makeMember(db(), owner.id);
  const couple = await makeCustomer(db());
  const say = (as: VendorActor | typeof couple.actor, to: object, body: string) =>
    call<{ roomId: string }>("POST", "/room/message", { as, body: { ...to, body, clientId: v4() } });
  const { roomId } = (await say(couple.actor, { vendorId: owner.id }, "Is the garden free?")).body.data;
  await say(jun.actor, { roomId }, "It is.");
  const chats = async (as: VendorActor | typeof couple.actor) =>
    (await call<ChatsList>("POST", "/room/chatsList", { as, body: { roomId } })).body.data.chats.map(
      ({ mine }) => mine,
    );
  expect(await chats(owner.actor)).toEqual([false, true]);
  expect(await chats(jun.actor)).toEqual([false, true]);
  expect(await chats(couple.actor)).toEqual([true, false]);
});

test("every vendor call requires a capability, and every one that writes has an activity-log entry", () => {
  const rows = ROUTES.filter(({ guard }) => guard === "vendor");
  expect(rows.filter(({ path }) => !areaOf(path)).map(({ path }) => path)).toEqual([]);
  const writing = rows
    .filter(({ method }) => method !== "GET")
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(ACTIVITIES).toSorted()).toEqual(writing.toSorted());
});

test("mails about orders go to the team members who deal with orders", async () => {
  const { vendor, product } = await shop.makeStall();
  const manager = await makeMember(db(), vendor.id, "manager");
  const staff = await makeMember(db(), vendor.id, "staff");
  const customer = await makeCustomer(db());
  await shop.addToCart(customer.actor, product);
  const placed = await shop.placeOrder(customer.actor);
  await shop.pay(customer.actor, placed.body.data.checkoutId);
  const kinds = async (email: string) => (await queuedFor(db(), email)).map(({ kind }) => kind);
  expect(await kinds(vendor.email)).toContain("order-received");
  expect(await kinds(manager.email)).toContain("order-received");
  expect(await kinds(staff.email)).not.toContain("order-received");
});
