import { eq } from "drizzle-orm";
import pino from "pino";
import { account } from "@/server/db/schema/identity/account";
import { API_PREFIX, createApp } from "@/server/app";
import { useTestDatabase } from "@/tests/setup/database";
import { describeError, log } from "./log";

const database = useTestDatabase();
const app = createApp();

/** Returns everything logged while `work` runs. */
async function written(work: () => Promise<unknown>): Promise<string> {
  const stream = (log as unknown as Record<symbol, unknown>)[pino.symbols.streamSym] as {
    write(line: string): void;
  };
  const [{ level }, write] = [log, stream.write];
  let lines = "";
  log.level = "trace";
  stream.write = (line) => void (lines += line);
  try {
    await work();
  } finally {
    stream.write = write;
    log.level = level;
  }
  return lines;
}

const ask = (method: string, path: string, body?: unknown) =>
  app.request(API_PREFIX + path, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

test("a failed query logs neither addresses nor hashes nor message contents", async () => {
  await database().pool.query("alter table account rename to account_gone");
  try {
    const email = "secret-couple@test.example";
    const lines = await written(async () => {
      expect((await ask("POST", "/user/auth/login", { email, password: "Secret#2026" })).status).toBe(500);
      const body = { firstName: "Mei", lastName: "Tan", email, password: "Secret#2026", countryCode: "+65" };
      const answer = await ask("POST", "/user/auth/register", {
        ...body,
        phone: "91234567",
        isPrivacyAndTerms: true,
      });
      expect(answer.status).toBe(500);
      expect((await ask("GET", `/user/auth/two-step-verification/${email}`)).status).toBe(500);
    });
    expect(lines.match(/request failed/g)).toHaveLength(3);
    expect(lines).toContain("42P01");
    expect(lines).not.toMatch(/secret-couple|Secret#2026|argon2|params/);
  } finally {
    await database().pool.query("alter table account_gone rename to account");
  }
});

test("a violated constraint logs its name and not the row", async () => {
  const { db } = database();
  const row = { role: "customer" as const, email: "twice@test.example" };
  await db.insert(account).values(row);
  const error: unknown = await db
    .insert(account)
    .values(row)
    .catch((reason: unknown) => reason);
  const told = JSON.stringify(describeError(error));
  expect(told).toContain("account_role_email_key");
  expect(told).not.toContain("twice@");
  await db.delete(account).where(eq(account.email, row.email));
});

test("an invalid URL is not repeated; stack frames are kept", () => {
  let told = "";
  try {
    new URL("//?token=secret");
  } catch (error) {
    told = JSON.stringify(describeError(error));
  }
  expect(told).toContain("ERR_INVALID_URL");
  expect(told).not.toContain("secret");
  expect(told).toContain("log.test.ts");
});
