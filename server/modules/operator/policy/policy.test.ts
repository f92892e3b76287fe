import type { PolicyNotices } from "@/contracts/operator/policy/policy";
import { addDays, todayInSingapore } from "@/lib/dates";
import { account } from "@/server/db/schema/identity/account";
import { clearCache } from "@/server/core/cache";
import { makeCustomer, makeOperator, makeVendor } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { eq } from "drizzle-orm";
import { runLaneOnce } from "@/server/queue/run-due";
import { POLICY_TASKS } from "./jobs";
import { upcomingPolicy } from "./public";

const shop = useShop();
const { call, db } = shop;
const SOON = addDays(todayInSingapore(), 14);

async function announcer() {
  const { actor } = await makeOperator(db());
  const announce = (policy: string, appliesFrom: string) =>
    call("POST", "/operator/policy", {
      as: actor,
      body: { policy, appliesFrom, summary: "Section 4 is shorter" },
    });
  const list = async () =>
    (await call<PolicyNotices>("GET", "/operator/policy", { as: actor })).body.data.docs;
  return { announce, list };
}

const mailAll = () => runLaneOnce({ name: "policies", concurrency: 1, handlers: POLICY_TASKS, periodic: [] });
const mailsTo = async (email: string) =>
  (await queuedFor(db(), email)).filter(({ kind }) => kind === "policy-changing");

test("a new version is mailed once to everyone whom the policy binds, and stands on its page", async () => {
  const { announce, list } = await announcer();
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const unverified = await makeCustomer(db());
  await db().update(account).set({ emailVerifiedAt: null }).where(eq(account.id, unverified.id));
  expect((await announce("terms", SOON)).status).toBe(200);
  await mailAll();
  expect(await mailsTo(couple.email)).toMatchObject([{ policy: "Terms and Conditions", appliesFrom: SOON }]);
  expect(await mailsTo(vendor.email)).toEqual([]);
  expect(await mailsTo(unverified.email)).toEqual([]);
  expect(await list()).toMatchObject([{ policy: "terms", appliesFrom: SOON, isDone: true }]);
  expect(await upcomingPolicy("terms")).toEqual({ appliesFrom: SOON, summary: "Section 4 is shorter" });
  expect(await upcomingPolicy("privacy")).toBeNull();
});

test("who is both a couple and a vendor gets one mail", async () => {
  const { announce } = await announcer();
  const { email } = await makeCustomer(db());
  await makeVendor(db(), { email });
  expect((await announce("community", SOON)).status).toBe(200);
  await mailAll();
  expect(await mailsTo(email)).toMatchObject([{ isVendor: false }]);
});

test("a version needs 14 days' notice, and is announced once for its day", async () => {
  const { announce } = await announcer();
  const early = await announce("privacy", addDays(SOON, -1));
  expect([early.status, early.body.data]).toMatchObject([400, { errors: [{ field: "appliesFrom" }] }]);
  expect((await announce("privacy", SOON)).status).toBe(200);
  expect((await announce("privacy", SOON)).status).toBe(409);
  clearCache();
  expect(await upcomingPolicy("privacy")).toMatchObject({ appliesFrom: SOON });
});
