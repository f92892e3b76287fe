import { asc } from "drizzle-orm";
import { HOUR_MS } from "@/lib/time";
import { closeMailSenders } from "@/server/adapters/mail/current-mail-sender";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";
import { MAIL_LANE } from "@/server/jobs";
import { startQueue } from "@/server/queue/start";
import { useTestDatabase } from "@/tests/setup/database";
import { makeJobsDue, sendMessages } from "@/tests/setup/jobs";
import { useSmtpServer } from "@/tests/setup/servers/smtp";
import { passwordChanged, resetPasswordMail } from "@/server/modules/identity/recovery/mail";
import { twoStepCode } from "@/server/modules/identity/two-step/mail";
import { enqueueMessage } from "./service";
import { requeueStranded } from "./service-send";

const database = useTestDatabase();
const smtp = useSmtpServer();

/** Ends a hopeless wait after about 10 s. */
const TRIES = 800;
const LINK = "http://127.0.0.1:3000/reset-password?token=s3cr3t-t0ken-of-the-link";
const db = () => database().db;
const rows = () => db().select().from(outgoingMessage).orderBy(asc(outgoingMessage.createdAt));
const row = async () => (await rows()).at(-1);
const waits = async () => {
  const { rows } = await db().execute<{ seconds: number }>(
    "select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where task_identifier = 'sendMessage'",
  );
  return rows.map(({ seconds }) => seconds);
};
/** A worker takes its advisory lock right after subscribing to jobs. */
async function isListening(): Promise<boolean> {
  const { rowCount } = await db().execute("select from pg_locks where locktype = 'advisory' and granted");
  return Boolean(rowCount);
}
const resetMail = (to: string) => enqueueMessage(db(), resetPasswordMail, { to, link: LINK });

beforeEach(async () => {
  smtp.forget();
  smtp.takeMs(0);
  smtp.refuseBy(() => null);
  await db().delete(outgoingMessage);
  await db().execute("delete from graphile_worker._private_jobs");
});
afterAll(() => closeMailSenders());

test("a message arrives with both parts, and no content is left behind", async () => {
  await resetMail("mei@test.example");
  const waiting = await row();
  expect(waiting?.sealedContent).toBeTruthy();
  expect(JSON.stringify(waiting)).not.toMatch(/s3cr3t|reset-password\?/);

  expect(await sendMessages()).toBe(1);
  const [got] = smtp.received("mei@test.example");
  expect(got?.sender).toBe("hello@sayang.test");
  expect(got?.mail).toMatchObject({
    from: { name: "Sayang", address: "hello@sayang.test" },
    to: [{ address: "mei@test.example" }],
    subject: "Choose a new password for Sayang",
    messageId: `<${waiting?.id}@sayang.test>`,
  });
  expect(got?.mail.text).toContain(LINK);
  expect(got?.mail.html).toContain(`href="${LINK}"`);
  expect(got?.mail.headers).toContainEqual(
    expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
  );

  expect(await row()).toMatchObject({
    status: "sent",
    attempts: 1,
    sealedContent: null,
    sentAt: expect.any(Date) as Date,
  });
  expect(await sendMessages()).toBe(0);
});

test("a mail server that is down delays messages but loses none", async () => {
  await smtp.stop();
  await resetMail("mei@test.example");
  expect(await sendMessages()).toBe(0);
  const waiting = await row();
  expect(waiting).toMatchObject({ status: "queued", attempts: 1 });
  expect(waiting?.lastError).toContain("ECONNREFUSED");
  expect((await waits())[0]).toBeGreaterThan(0);

  await smtp.start();
  await makeJobsDue();
  expect(await sendMessages()).toBe(1);
  expect(smtp.received("mei@test.example")).toHaveLength(1);
});

test("while it is down, one attempt is made, not one for the whole queue", async () => {
  await smtp.stop();
  for (let n = 0; n < 12; n++) await resetMail(`guest${n}@test.example`);
  await sendMessages();
  expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(1);
  await smtp.start();
  await makeJobsDue();
  expect(await sendMessages()).toBe(12);
  expect(smtp.received()).toHaveLength(12);
});

test("however long it was down, no mail waits more than half an hour", async () => {
  await smtp.stop();
  await resetMail("mei@test.example");
  for (let attempt = 1; attempt <= 10; attempt++) {
    await makeJobsDue();
    await sendMessages();
  }
  expect(await row()).toMatchObject({ status: "queued", attempts: 10 });
  // The queue's maintenance runs before the next round.
  await sendMessages();
  const [wait = 0] = await waits();
  expect(wait).toBeGreaterThan(1700);
  expect(wait).toBeLessThanOrEqual(1800);
  await smtp.start();
});

test("a message whose job is gone, as after a restore, gets a new one", async () => {
  await resetMail("mei@test.example");
  await db().execute("delete from graphile_worker._private_jobs");
  expect(await sendMessages()).toBe(0);
  expect(await requeueStranded()).toBe(1);
  expect(await requeueStranded()).toBe(0);
  expect(await sendMessages()).toBe(1);
  expect(smtp.received("mei@test.example")).toHaveLength(1);
});

test("concurrent workers send every message once", async () => {
  smtp.takeMs(30);
  for (let n = 0; n < 20; n++) await resetMail(`guest${n}@test.example`);
  await Promise.all([sendMessages(), sendMessages(), sendMessages()]);
  const to = smtp.received().flatMap(({ recipients }) => recipients);
  expect(to).toHaveLength(20);
  expect(new Set(to).size).toBe(20);
});

test("a message sent twice, because a worker died before recording it, has one Message-ID", async () => {
  await resetMail("mei@test.example");
  const waiting = await row();
  await sendMessages();
  const { id } = waiting ?? { id: "" };
  await db().update(outgoingMessage).set({ status: "queued", sealedContent: waiting?.sealedContent });
  await requeueStranded();
  await sendMessages();
  const ids = smtp.received("mei@test.example").map(({ mail }) => mail.messageId);
  expect(ids).toEqual([`<${id}@sayang.test>`, `<${id}@sayang.test>`]);
});

test("a permanently refused recipient fails at once; other messages are sent", async () => {
  smtp.refuseBy((to) =>
    to.startsWith("nobody") ? "550 5.1.1 <nobody@test.example>: no such user 12345678" : null,
  );
  await resetMail("nobody@test.example");
  await resetMail("mei@test.example");
  expect(await sendMessages()).toBe(1);
  const failed = (await rows()).find(({ status }) => status === "refused");
  expect(failed).toMatchObject({
    recipient: "nobody@test.example",
    sealedContent: null,
  });
  expect(failed?.lastError).toContain("550 5.1.1");
  expect(failed?.lastError).not.toMatch(/nobody|12345678/);
});

test.each(["451 4.7.1 Greylisted, come again", "550 5.7.1 Relaying denied", "530 5.7.0 Sign in first"])(
  "%s is not a permanent refusal",
  async (line) => {
    smtp.refuseBy(() => line);
    await resetMail("mei@test.example");
    await sendMessages();
    expect(await row()).toMatchObject({ status: "queued", attempts: 1 });
  },
);

test("expired codes and links are not sent any more, and no mail is sent after three days", async () => {
  await enqueueMessage(db(), twoStepCode, { to: "code@test.example", code: "482913" });
  await enqueueMessage(db(), resetPasswordMail, { to: "reset@test.example", link: LINK });
  await enqueueMessage(db(), passwordChanged, { to: "changed@test.example", resetLink: LINK });
  await db().execute("update outgoing_message set created_at = now() - interval '61 minutes'");
  expect(await sendMessages()).toBe(1);
  const expired = (await rows()).filter(({ status }) => status === "refused");
  expect(expired.map(({ kind }) => kind).sort()).toEqual(["reset-password", "two-step-code"]);
  expect(expired).toMatchObject([{ lastError: "expired" }, { lastError: "expired" }]);
  expect(JSON.stringify(expired)).not.toContain("482913");

  await enqueueMessage(db(), passwordChanged, { to: "mei@test.example", resetLink: LINK });
  await db().execute(
    "update outgoing_message set created_at = now() - interval '73 hours', attempts = 20 where status = 'queued'",
  );
  smtp.refuseBy(() => "451 4.3.0 Later");
  await sendMessages();
  const given = (await rows()).find(({ recipient }) => recipient === "mei@test.example");
  expect(given).toMatchObject({ status: "refused", sealedContent: null });
});

test("with jobs running, a message is sent once its transaction commits, and never before", async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
  // It never polls, so only the notification of a job can start it.
  const queue = startQueue([{ ...MAIL_LANE, pollMs: HOUR_MS }]);
  try {
    for (let tries = 0; !(await isListening()) && tries < TRIES; tries++) await pause();
    await db().transaction(async (tx) => {
      await enqueueMessage(tx, resetPasswordMail, { to: "mei@test.example", link: LINK });
      for (let n = 0; n < 20; n++) await pause();
      expect(smtp.received()).toHaveLength(0);
    });
    for (let tries = 0; (await row())?.status !== "sent" && tries < TRIES; tries++) await pause();
  } finally {
    await queue.stop();
  }
  expect(await row()).toMatchObject({ status: "sent" });
  expect(smtp.received("mei@test.example")).toHaveLength(1);
});

test("a message whose transaction is rolled back is never sent", async () => {
  await expect(
    db().transaction(async (tx) => {
      await enqueueMessage(tx, resetPasswordMail, { to: "mei@test.example", link: LINK });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await sendMessages()).toBe(0);
});
