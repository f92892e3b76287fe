import { count } from "drizzle-orm";
import type { CustomerLogin } from "@/contracts/identity/auth";
import { refreshToken, session } from "@/server/db/schema/identity/session";
import { actionToken } from "@/server/db/schema/identity/action-token";
import { oneTimeCode } from "@/server/db/schema/identity/otp";
import { throttle } from "@/server/db/schema/throttle";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer } from "@/tests/setup/factories";
import { hashPassword } from "@/server/modules/identity/account/password";
import { cleanUpThrottle } from "@/server/http/throttle/repo";
import { cleanUpTokens } from "@/server/modules/identity/action-token/service-cleanup";
import { cleanUpCodes } from "@/server/modules/identity/otp/service-cleanup";
import { cleanUpSessions } from "./service-cleanup";

const database = useTestDatabase();
const call = testApi();
const PASSWORD = "Sayang#2026";

const cleanUpIdentity = async () =>
  (await cleanUpSessions()) + (await cleanUpTokens()) + (await cleanUpCodes()) + (await cleanUpThrottle());

async function counts() {
  const { db } = database();
  const of = async (table: Parameters<ReturnType<typeof db.select>["from"]>[0]) =>
    (await db.select({ rows: count() }).from(table))[0]?.rows;
  return {
    sessions: await of(session),
    refreshTokens: await of(refreshToken),
    actionTokens: await of(actionToken),
    codes: await of(oneTimeCode),
    throttles: await of(throttle),
  };
}
const shift = (days: number) =>
  database().pool.query(
    ["session", "refresh_token", "action_token", "one_time_code"]
      .map((table) => `update ${table} set expires_at = expires_at - interval '${days} days'`)
      .concat(
        `update one_time_code set sent_at = sent_at - interval '${days} days'`,
        `update throttle set expire = expire - ${days}::bigint * 86400000`,
      )
      .join(";"),
  );

test("deletes what has ended in due time and in batches, and keeps what is active", async () => {
  const { email, actor } = await makeCustomer(database().db, {
    passwordHash: await hashPassword(PASSWORD),
    verified: false,
  });
  const login = () =>
    call<CustomerLogin>("POST", "/user/auth/login", { body: { email, password: PASSWORD } });
  const { tokens } = (await login()).body.data;
  await call("POST", "/otp/send", { as: actor, body: { channel: "email" } });
  await call("POST", "/user/auth/forgot-password", { body: { email } });
  await call("POST", "/user/auth/login", { body: { email: "x@test.example", password: "x" } });
  const before = await counts();
  expect(before).toMatchObject({ sessions: 2, refreshTokens: 1, actionTokens: 1, codes: 1 });
  expect(before.throttles).toBeGreaterThan(2);

  expect(await cleanUpIdentity()).toBe(0);
  expect(await counts()).toEqual(before);
  expect((await call("POST", "/auth/refresh", { body: { refreshToken: tokens.refresh.token } })).status).toBe(
    200,
  );

  await shift(2);
  await cleanUpIdentity();
  expect(await counts()).toEqual({ sessions: 2, refreshTokens: 2, actionTokens: 0, codes: 0, throttles: 0 });
  await shift(7);
  await cleanUpIdentity();
  expect(await counts()).toMatchObject({ sessions: 2, refreshTokens: 0 });
  await database().pool.query("update session set revoked_at = now() - interval '31 days' where id = $1", [
    actor.sessionId,
  ]);
  await cleanUpIdentity();
  expect((await counts()).sessions).toBe(1);
  await shift(40);
  await cleanUpIdentity();
  expect((await counts()).sessions).toBe(0);

  await database().pool.query("insert into throttle select 'old' || n, 1, 5 from generate_series(1, 2500) n");
  expect(await cleanUpIdentity()).toBe(2500);
});
