import { and, eq, isNull } from "drizzle-orm";
import type { CustomerLogin } from "@/contracts/identity/auth";
import {
  EMAIL_CHANGED,
  EMAIL_RESTORED,
  EMAIL_TAKEN,
  type PendingEmailChange,
  SAME_EMAIL,
} from "@/contracts/identity/account/email-change";
import { LINK_GONE } from "@/contracts/identity/recovery";
import type { CustomerActor } from "@/server/core/actor";
import { account } from "@/server/db/schema/identity/account";
import { session } from "@/server/db/schema/identity/session";
import { hashPassword } from "@/server/modules/identity/account/password";
import { verifyAccessToken } from "@/server/modules/identity/session/tokens";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor, queuedFor, tokenIn } from "@/tests/setup/mailbox";

process.env.THROTTLE_SCALE = "1000";
const database = useTestDatabase();
const db = () => database().db;
const call = testApi();

const PASSWORD = "Sayang#2026";
let passwordHash = "";
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

let serial = 0;
const fresh = () => `moved${++serial}@test.example`;

async function signIn(email: string, password = PASSWORD) {
  const answer = await call<CustomerLogin>("POST", "/user/auth/login", { body: { email, password } });
  if (answer.status !== 200) return null;
  return (await verifyAccessToken(answer.body.data.tokens.access.token)) as CustomerActor;
}

async function couple(given: Parameters<typeof makeCustomer>[1] = {}) {
  const made = await makeCustomer(db(), { passwordHash, ...given });
  const actor = await signIn(made.email);
  if (!actor) throw new Error("cannot sign in");
  return { ...made, actor };
}

const ask = (as: CustomerActor, email: string, password = PASSWORD) =>
  call<{ errors: { field: string; message: string }[] } | null>("POST", "/user/auth/email-change", {
    as,
    body: { email, password },
  });
const confirm = (as: CustomerActor, token: string) =>
  call("POST", `/user/auth/email-change/confirm?token=${token}`, { as });
const undo = (token: string) => call("POST", `/user/auth/email-change/undo?token=${token}`);
const confirmToken = async (email: string) =>
  tokenIn((await latestFor(db(), email, "confirm-new-email")).link);
const undoToken = async (email: string) =>
  tokenIn((await latestFor(db(), email, "email-changed")).undoLink ?? "");
const emailOf = async (id: string) => (await db().select().from(account).where(eq(account.id, id)))[0]?.email;

async function change(as: CustomerActor, email: string) {
  expect((await ask(as, email)).status).toBe(200);
  expect((await confirm(as, await confirmToken(email))).body.message).toBe(EMAIL_CHANGED);
}

test("the link mailed to the new address changes it, ends other sessions and notifies the old address", async () => {
  const { id, email, actor } = await couple();
  await signIn(email);
  const next = fresh();
  expect((await ask(actor, ` ${next.toUpperCase()} `)).status).toBe(200);
  expect(await emailOf(id)).toBe(email);
  const pending = await call<PendingEmailChange>("GET", "/user/auth/email-change", { as: actor });
  expect(pending.body.data.pending?.email).toBe(next);

  expect((await confirm(actor, await confirmToken(next))).body.message).toBe(EMAIL_CHANGED);
  expect(await emailOf(id)).toBe(next);
  const open = await db()
    .select()
    .from(session)
    .where(and(eq(session.accountId, id), isNull(session.revokedAt)));
  expect(open.map((row) => row.id)).toEqual([actor.sessionId]);
  expect(await signIn(email)).toBeNull();
  expect(await signIn(next)).not.toBeNull();
  expect((await queuedFor(db(), email)).map(({ kind }) => kind)).toContain("email-changed");
  const after = await call<PendingEmailChange>("GET", "/user/auth/email-change", { as: actor });
  expect(after.body.data.pending).toBeNull();
  expect((await confirm(actor, await confirmToken(next))).body.message).toBe(LINK_GONE);
});

test("a wrong password, the same address and an invalid one are refused by field", async () => {
  const { email, actor } = await couple();
  const wrong = await ask(actor, fresh(), "Wrong#2026");
  expect([wrong.status, wrong.body.data?.errors[0]?.field]).toEqual([400, "password"]);
  expect((await ask(actor, email)).body.data?.errors).toEqual([{ field: "email", message: SAME_EMAIL }]);
  expect((await ask(actor, "mei@")).body.data?.errors[0]?.field).toBe("email");
});

test("an address with an account is not revealed: its owner is told, and nothing can be confirmed", async () => {
  const other = await couple();
  const { actor } = await couple();
  const taken = await ask(actor, other.email);
  expect(taken.body).toEqual((await ask(actor, fresh())).body);
  expect((await queuedFor(db(), other.email)).map(({ kind }) => kind)).toEqual(["email-in-use"]);
});

test("an address that is taken before the link is opened stays with its owner", async () => {
  const { id, email, actor } = await couple();
  const next = fresh();
  await ask(actor, next);
  await makeCustomer(db(), { email: next });
  expect((await confirm(actor, await confirmToken(next))).body.message).toBe(EMAIL_TAKEN);
  expect(await emailOf(id)).toBe(email);
});

test("a stranger who receives the link at a mistyped address cannot use it", async () => {
  const { id, email, actor } = await couple();
  const stranger = await couple();
  const next = fresh();
  await ask(actor, next);
  expect((await confirm(stranger.actor, await confirmToken(next))).body.message).toBe(LINK_GONE);
  expect(await emailOf(id)).toBe(email);
});

test("a new password cancels a pending change", async () => {
  const { actor } = await couple();
  const next = fresh();
  await ask(actor, next);
  await call("PATCH", "/auth/password", {
    as: actor,
    body: { currentPassword: PASSWORD, password: "Bahagia!2027" },
  });
  expect((await confirm(actor, await confirmToken(next))).body.message).toBe(LINK_GONE);
});

test("the owner can undo a thief's changes, however often the thief changed the address", async () => {
  const { id, email, actor: thief } = await couple();
  const [first, second] = [fresh(), fresh()];
  await change(thief, first);
  const mine = await undoToken(email);
  await change(thief, second);
  const theirs = await undoToken(first);
  await call("PATCH", "/auth/password", {
    as: thief,
    body: { currentPassword: PASSWORD, password: "Bahagia!2027" },
  });
  expect((await undo(mine)).body.message).toBe(EMAIL_RESTORED);
  expect(await emailOf(id)).toBe(email);
  expect(await signIn(email, "Bahagia!2027")).toBeNull();
  expect((await ask(thief, fresh())).status).toBe(401);
  expect((await undo(theirs)).body.message).toBe(LINK_GONE);
  expect((await undo(mine)).body.message).toBe(LINK_GONE);

  const { link } = await latestFor(db(), email, "reset-password");
  await call("POST", `/user/auth/reset-password?token=${tokenIn(link)}`, { body: { password: PASSWORD } });
  expect(await signIn(email)).not.toBeNull();
});

test("nobody can register the previous address while it may be restored", async () => {
  const { id, email, actor } = await couple();
  await change(actor, fresh());
  const body = { firstName: "Mallory", lastName: "Goh", email, password: PASSWORD, phone: "91234567" };
  const answer = await call("POST", "/user/auth/register", {
    body: { ...body, countryCode: "+65", isPrivacyAndTerms: true },
  });
  expect(answer.status).toBe(200);
  expect(await db().$count(account, eq(account.email, email))).toBe(0);
  expect((await queuedFor(db(), email)).map(({ kind }) => kind)).toContain("address-held");
  const another = await couple();
  await ask(another.actor, email);
  expect((await confirm(another.actor, await confirmToken(email))).body.message).toBe(EMAIL_TAKEN);
  expect((await undo(await undoToken(email))).status).toBe(200);
  expect(await emailOf(id)).toBe(email);
});

test("an address that was never confirmed gets no undo link: it may be a stranger's", async () => {
  const { email, actor } = await couple({ verified: false });
  await change(actor, fresh());
  expect((await latestFor(db(), email, "email-changed")).undoLink).toBeNull();
});

test("a couple may return to their own earlier address", async () => {
  const { id, email, actor } = await couple();
  await change(actor, fresh());
  await change(actor, email);
  expect(await emailOf(id)).toBe(email);
});
