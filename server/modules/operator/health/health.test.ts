import { sql } from "drizzle-orm";
import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import type { OperatorHealth } from "@/contracts/operator/health/health";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";
import { makeOperator } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

/** Adds a job that has failed at every attempt, and returns its id. */
async function makeFailedJob(): Promise<string> {
  const { rows } = await db().execute<{ id: string }>(
    sql`select id::text from graphile_worker.add_job('no-such-task', '{}'::json, max_attempts => 1)`,
  );
  const id = rows[0]?.id ?? "";
  await db().execute(
    sql`select from graphile_worker.permanently_fail_jobs(array[${id}::bigint], 'Mail server is gone')`,
  );
  return id;
}

test("failed jobs are listed and can be retried once, which is logged", async () => {
  const { actor } = await makeOperator(db());
  const id = await makeFailedJob();
  const health = async () => (await call<OperatorHealth>("GET", "/operator/health", { as: actor })).body.data;
  const before = await health();
  expect(before.jobs.find((job) => job.id === id)).toMatchObject({
    task: "no-such-task",
    error: "Mail server is gone",
  });
  const retry = () => call("POST", "/operator/health/act", { as: actor, body: { act: "retryJob", id } });
  expect((await retry()).status).toBe(200);
  expect((await retry()).status).toBe(409);
  const after = await health();
  expect(after.jobs.find((job) => job.id === id)).toBeUndefined();
  expect(after.queue.due).toBe(before.queue.due + 1);
  const log = await call<OperatorActs>("GET", "/operator/audit", { as: actor });
  expect(log.body.data.docs).toMatchObject([{ kind: "health.retryJob", subject: id }]);
});

test("mails that didn't arrive are listed without their content", async () => {
  const { actor } = await makeOperator(db());
  const values = { channel: "mail", kind: "vendor-approved", recipient: "gone@test.example" } as const;
  await db()
    .insert(outgoingMessage)
    .values({ ...values, status: "refused", lastError: "550 no such user" });
  const { messages } = (await call<OperatorHealth>("GET", "/operator/health", { as: actor })).body.data;
  expect(messages).toMatchObject([{ recipient: "gone@test.example", error: "550 no such user" }]);
});

test("only admins can see the page, and dismissing an event requires a reason", async () => {
  const { actor: admin } = await makeOperator(db());
  const { actor: trust } = await makeOperator(db(), "trust");
  expect((await call("GET", "/operator/health", { as: trust })).status).toBe(403);
  const act = (body: object) => call("POST", "/operator/health/act", { as: admin, body });
  const silent = await act({ act: "dismissEvent", id: "evt_1" });
  expect([silent.status, silent.body.message]).toEqual([400, "Please give a reason"]);
  expect((await act({ act: "dismissEvent", id: "evt_1", reason: "Booked by hand" })).status).toBe(409);
  expect((await act({ act: "retryEvent", id: "evt_1" })).status).toBe(409);
});
