import { eq } from "drizzle-orm";
import { CODE_EXPIRED, type CodeSent, INVALID_CODE } from "@/contracts/identity/two-step";
import { MINUTE_MS } from "@/lib/time";
import { account, customer } from "@/server/db/schema/identity/account";
import { oneTimeCode } from "@/server/db/schema/identity/otp";
import type { Actor } from "@/server/core/actor";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";

const database = useTestDatabase();
const call = testApi();
beforeEach(() => database().pool.query("delete from throttle"));

type Channel = "email" | "phone";
const send = (as: Actor, channel: Channel) => call<CodeSent>("POST", "/otp/send", { as, body: { channel } });
const verify = (as: Actor, channel: Channel, code: string) =>
  call("POST", "/otp/verify", { as, body: { channel, code } });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const age = (id: string, seconds: number) =>
  database().pool.query(
    "update one_time_code set sent_at = sent_at - make_interval(secs => $2) where account_id = $1",
    [id, seconds],
  );

let serial = 0;
const couple = () =>
  makeCustomer(database().db, { verified: false, countryCode: "+65", phone: String(91_000_000 + ++serial) });
async function stateOf(id: string) {
  const [row] = await database()
    .db.select({ email: account.emailVerifiedAt, phone: customer.phoneVerifiedAt })
    .from(account)
    .leftJoin(customer, eq(customer.id, account.id))
    .where(eq(account.id, id));
  return { email: row?.email != null, phone: row?.phone != null };
}

test("an address is confirmed by the code mailed to it", async () => {
  const { id, email, actor } = await couple();
  const sent = await send(actor, "email");
  expect(sent.body).toMatchObject({ code: 200, data: { sentTo: "c•••@test.example" } });
  expect(Date.parse(sent.body.data.expires) - Date.now()).toBeGreaterThan(9 * MINUTE_MS);
  const { code } = await latestFor(database().db, email, "email-code");
  expect((await verify(actor, "email", code)).body).toMatchObject({
    code: 200,
    message: "Successfully verified",
  });
  expect(await stateOf(id)).toEqual({ email: true, phone: false });
  expect((await verify(actor, "email", code)).body.message).toBe(CODE_EXPIRED);
  expect((await send(actor, "email")).status).toBe(400);
});

test("a number is confirmed by the code texted to it", async () => {
  const { id, actor } = await couple();
  const number = `+65${91_000_000 + serial}`;
  expect((await send(actor, "phone")).body.data.sentTo).toBe(`+65••••${number.slice(-4)}`);
  const { code } = await latestFor(database().db, number, "phone-code");
  expect((await verify(actor, "email", code)).status).toBe(400);
  expect((await verify(actor, "phone", code)).status).toBe(200);
  expect(await stateOf(id)).toEqual({ email: false, phone: true });
  expect((await send(actor, "phone")).status).toBe(400);
});

test("a code confirms only the number it was sent to", async () => {
  const { id, actor } = await couple();
  await send(actor, "phone");
  const { code } = await latestFor(database().db, `+65${91_000_000 + serial}`, "phone-code");
  await database().db.update(customer).set({ phone: "98765432" }).where(eq(customer.id, id));
  expect((await verify(actor, "phone", code)).body.message).toBe(CODE_EXPIRED);
  expect(await stateOf(id)).toEqual({ email: false, phone: false });
});

test("another code is sent at most once a minute, even with concurrent requests", async () => {
  const { id, email, actor } = await couple();
  const answers = await Promise.all([send(actor, "email"), send(actor, "email"), send(actor, "email")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  const refused = await send(actor, "email");
  expect(refused.body.message).toMatch(/^Please wait (5\d|60) seconds before asking for another code$/);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
  await age(id, 60);
  expect((await send(actor, "email")).status).toBe(200);
  expect(await queuedFor(database().db, email)).toHaveLength(2);
});

test("one channel does not hold up the other", async () => {
  const { actor } = await couple();
  expect((await send(actor, "email")).status).toBe(200);
  expect((await send(actor, "phone")).status).toBe(200);
});

test("a code stops working after five wrong tries, concurrent or not, and after ten minutes", async () => {
  const { id, email, actor } = await couple();
  await send(actor, "email");
  const { code } = await latestFor(database().db, email, "email-code");
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(actor, "email", wrong(code))));
  const messages = answers.map(({ body }) => body.message);
  expect(messages.filter((message) => message === INVALID_CODE)).toHaveLength(5);
  expect(messages.filter((message) => message === CODE_EXPIRED)).toHaveLength(3);
  expect((await verify(actor, "email", code)).status).toBe(400);
  await age(id, 60);
  await send(actor, "email");
  const fresh = (await latestFor(database().db, email, "email-code")).code;
  await age(id, 600);
  expect((await verify(actor, "email", fresh)).body.message).toBe(CODE_EXPIRED);
  expect(await stateOf(id)).toEqual({ email: false, phone: false });
});

test("nobody can confirm with another's code, and only an HMAC is stored", async () => {
  const [mine, yours] = [await couple(), await couple()];
  await send(mine.actor, "email");
  await send(yours.actor, "email");
  const { code } = await latestFor(database().db, yours.email, "email-code");
  const own = (await latestFor(database().db, mine.email, "email-code")).code;
  if (code !== own) expect((await verify(mine.actor, "email", code)).body.message).toBe(INVALID_CODE);
  const rows = await database().db.select().from(oneTimeCode);
  expect(rows.every(({ codeHash }) => /^[0-9a-f]{64}$/.test(codeHash))).toBe(true);
});

test("refuses requests without a number or token, and with garbage", async () => {
  const { actor } = await makeCustomer(database().db, { verified: false });
  const answer = await call<{ errors: { field: string }[] }>("POST", "/otp/send", {
    as: actor,
    body: { channel: "phone" },
  });
  expect(answer.body).toMatchObject({ code: 400, data: { errors: [{ field: "channel" }] } });
  const { actor: vendor } = await makeVendor(database().db);
  expect((await send(vendor, "phone")).status).toBe(400);
  expect((await call("POST", "/otp/send", { body: { channel: "email" } })).status).toBe(401);
  expect((await call("POST", "/otp/send", { as: actor, body: { channel: "pigeon" } })).status).toBe(400);
  expect((await verify(actor, "email", "12345")).body.message).toBe(INVALID_CODE);
});
