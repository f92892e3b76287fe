import { eq } from "drizzle-orm";
import type { PlanOverview } from "@/contracts/planning/overview";
import type { PlanAccess, Team } from "@/contracts/planning/wedding/team";
import { addDays, todayInSingapore } from "@/lib/dates";
import { customer } from "@/server/db/schema/identity/account";
import { weddingMember } from "@/server/db/schema/planning/wedding";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor, queuedFor, tokenIn } from "@/tests/setup/mailbox";
import { type CustomerActor, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const PATH = "/planning/team";

const invite = (as: CustomerActor, email: string, role = "fiancee") =>
  call<Team>("POST", PATH, { as, body: { name: "Jun", email, role } });
const mailed = async (email: string) => tokenIn((await latestFor(db(), email, "team-invitation")).link);
const accept = (as: CustomerActor, token: string) =>
  call<PlanAccess>("POST", `${PATH}/accept`, { as, body: { token } });
const plansOf = async (as: CustomerActor) => (await call("GET", "/planning/checklist", { as })).status;
const addTask = (as: CustomerActor, title: string) =>
  call("POST", "/planning/checklist", { as, body: { title } });

const couple = () => makeCustomer(db(), { brideFirstName: "Mei", groomFirstName: "Jun" });

test("the fiancé helps plan with his own login, until he is removed", async () => {
  const [me, jun] = [await couple(), await makeCustomer(db())];
  await addTask(me.actor, "Taste the menu");
  const { docs } = (await invite(me.actor, jun.email.toUpperCase())).body.data;
  expect(docs).toMatchObject([{ email: jun.email, role: "fiancee", state: "invited" }]);
  const token = await mailed(jun.email);
  expect(JSON.stringify(await db().select().from(weddingMember))).not.toContain(token);

  expect((await accept(jun.actor, token)).body.data).toMatchObject({ role: "fiancee", couple: "Mei & Jun" });
  expect((await accept(jun.actor, token)).status).toBe(200);
  const seen = (await call<PlanOverview>("GET", "/planning/overview", { as: jun.actor })).body.data;
  expect(seen).toMatchObject({ couple: "Mei & Jun", plans: { counts: { open: 1 } } });
  expect((await addTask(jun.actor, "Find a suit")).status).toBe(200);

  await call("DELETE", `${PATH}/${docs[0]?.id}`, { as: me.actor });
  const own = (await call<PlanOverview>("GET", "/planning/overview", { as: jun.actor })).body.data;
  expect(own).toMatchObject({ role: "owner", plans: { counts: { all: 0 } } });
  expect((await accept(jun.actor, token)).status).toBe(400);
});

test("bridal party and helpers see no plans; everyone who joined can leave", async () => {
  const [me, friend] = [await couple(), await makeCustomer(db())];
  await invite(me.actor, friend.email, "bridal_party");
  await accept(friend.actor, await mailed(friend.email));
  expect(await plansOf(friend.actor)).toBe(403);
  for (const path of ["/planning/budget", "/planning/runsheet", PATH, "/vendor/hiredvendors"]) {
    expect((await call("GET", path, { as: friend.actor })).status).toBe(403);
  }
  const seen = (await call<PlanOverview>("GET", "/planning/overview", { as: friend.actor })).body.data;
  expect(seen).toMatchObject({ role: "bridal_party", plans: null });
  expect((await call<PlanAccess>("POST", `${PATH}/leave`, { as: friend.actor })).body.data.role).toBe(
    "owner",
  );
  expect(await plansOf(friend.actor)).toBe(200);
});

test("an invitation is for one address, works once and for a limited time, and can be sent again", async () => {
  const [me, jun, thief] = [await couple(), await makeCustomer(db()), await makeCustomer(db())];
  const [unverified, other] = [await makeCustomer(db(), { verified: false }), await couple()];
  const { docs } = (await invite(me.actor, jun.email)).body.data;
  const id = docs[0]?.id ?? "";
  const first = await mailed(jun.email);
  expect((await accept(thief.actor, first)).status).toBe(403);
  expect((await accept(thief.actor, "nonsense")).status).toBe(400);
  expect((await invite(me.actor, jun.email)).status).toBe(409);
  expect((await invite(me.actor, me.email)).status).toBe(409);
  await invite(me.actor, unverified.email);
  expect((await accept(unverified.actor, await mailed(unverified.email))).status).toBe(403);

  await db()
    .update(weddingMember)
    .set({ expiresAt: new Date(0) })
    .where(eq(weddingMember.id, id));
  expect((await call<Team>("GET", PATH, { as: me.actor })).body.data.docs[0]?.state).toBe("expired");
  expect((await accept(jun.actor, first)).status).toBe(400);
  await addTask(other.actor, "Their own");
  expect((await call("POST", `${PATH}/resend/${id}`, { as: other.actor })).status).toBe(404);
  expect((await call("DELETE", `${PATH}/${id}`, { as: other.actor })).status).toBe(404);
  await call("POST", `${PATH}/resend/${id}`, { as: me.actor });
  expect(await queuedFor(db(), jun.email)).toHaveLength(2);
  const second = await mailed(jun.email);
  expect((await accept(jun.actor, first)).status).toBe(400);
  expect((await accept(jun.actor, second)).status).toBe(200);
  expect((await call("POST", `${PATH}/resend/${id}`, { as: me.actor })).status).toBe(409);

  // One wedding at a time.
  await invite(other.actor, jun.email);
  expect((await accept(jun.actor, await mailed(jun.email))).status).toBe(409);
});

test("of two invitations accepted concurrently, one counts", async () => {
  const [mei, ana] = [await makeCustomer(db()), await makeCustomer(db())];
  // Repeated, because the two do not always overlap.
  for (let round = 0; round < 5; round++) {
    const role = round % 2 === 0 ? "bridal_party" : "fiancee";
    const jun = await makeCustomer(db());
    const tokens: string[] = [];
    for (const { actor } of [mei, ana]) {
      await invite(actor, jun.email, role);
      tokens.push(await mailed(jun.email));
    }
    const answers = await Promise.all(tokens.map((token) => accept(jun.actor, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});

test("a helper can read the run sheet until the day after the wedding, and nothing else", async () => {
  const [me, aunt, friend] = [await couple(), await makeCustomer(db()), await makeCustomer(db())];
  await call("POST", "/planning/runsheet", {
    as: me.actor,
    body: { startsAt: "18:30", title: "Cocktails", notes: "Gate B" },
  });
  await invite(me.actor, aunt.email, "helper");
  await accept(aunt.actor, await mailed(aunt.email));
  await invite(me.actor, friend.email, "bridal_party");
  await accept(friend.actor, await mailed(friend.email));
  const seenBy = async (as: CustomerActor) =>
    (await call<PlanOverview>("GET", "/planning/overview", { as })).body.data;
  expect((await seenBy(aunt.actor)).runSheet).toMatchObject([{ startsAt: "18:30", title: "Cocktails" }]);
  expect([(await seenBy(friend.actor)).runSheet, (await seenBy(me.actor)).runSheet]).toEqual([null, null]);
  for (const path of ["/planning/runsheet", "/planning/checklist", "/user/guest"]) {
    expect((await call("GET", path, { as: aunt.actor })).status).toBe(403);
  }
  const { accountId } = me.actor;
  const marry = (day: string) =>
    db().update(customer).set({ weddingDate: day }).where(eq(customer.id, accountId));
  const today = todayInSingapore();
  await marry(addDays(today, -1));
  expect((await seenBy(aunt.actor)).runSheet).toHaveLength(1);
  await marry(addDays(today, -2));
  expect((await seenBy(aunt.actor)).runSheet).toBeNull();
});
