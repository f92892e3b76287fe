import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { accountEvent } from "@/server/db/schema/identity/account-event";
import { isFeatured, vendor } from "@/server/db/schema/catalogue/vendor";
import { sessionSecret } from "@/server/core/secrets";
import { noteServedAt } from "@/server/core/served-at";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeVendor } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { bundle } from "@/tests/setup/processes/bundle";

const database = useTestDatabase();
const db = () => database().db;
const call = testApi();
/** A port with no listener. */
const CLOSED_PORT = "9";

let folder = "";
let script = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sayang-operator-"));
  script = await bundle("scripts/operator.ts", folder);
});
afterAll(() => rm(folder, { recursive: true }));

type Outcome = { code: number; stdout: string; stderr: string };

function operator(args: string[], given: Partial<NodeJS.ProcessEnv> = {}): Promise<Outcome> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    LOG_LEVEL: "silent",
    PORT: CLOSED_PORT,
    DATABASE_URL: databaseUrl(),
    SESSION_SECRET: sessionSecret(),
    ...given,
    NODE_ENV: "production",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

function databaseUrl(): string {
  const { connectionString, user, password, host, port, database: name } = database().config;
  if (connectionString) return connectionString;
  const secret = typeof password === "string" ? `:${encodeURIComponent(password)}` : "";
  return `postgres://${user}${secret}@${encodeURIComponent(host ?? "")}:${port ?? 5432}/${name}`;
}

/** Each command starts its own process, which takes long on a busy machine. */
jest.setTimeout(180_000);

test("makes an operator who can sign in, once, and renews a lost password", async () => {
  expect((await operator(["operators"])).stdout).toContain("Nobody yet");
  const made = await operator(["create", "Ops@Sayang.example"]);
  expect(made).toMatchObject({ code: 0, stderr: "" });
  const first = /^ops@sayang\.example runs the market now\nPassword: (\S{20})\n/.exec(made.stdout)?.[1] ?? "";
  const signIn = (password: string) =>
    call("POST", "/operator/auth/login", { body: { email: "ops@sayang.example", password } });
  expect((await signIn(first)).body.data).toEqual({
    twoStepAuthentication: true,
    email: "ops@sayang.example",
  });
  expect(await operator(["create", "ops@sayang.example"])).toMatchObject({
    code: 1,
    stdout: "",
    stderr: "ops@sayang.example is an operator already\n",
  });
  expect((await operator(["create", "ops at sayang"])).stderr).toBe(
    "ops at sayang is not an email address\n",
  );
  expect((await operator(["operators"])).stdout).toMatch(/^ops@sayang\.example {2}admin {2}since /);
  expect((await operator(["role", "ops@sayang.example", "--role", "trust"])).stderr).toBe(
    "ops@sayang.example is the only admin: make somebody else one first\n",
  );
  const renewed = await operator(["password", "ops@sayang.example"]);
  const second = /^Password: (\S{20})$/m.exec(renewed.stdout)?.[1] ?? "";
  expect((await signIn(first)).status).toBe(400);
  expect((await signIn(second)).status).toBe(200);
  const events = await db().select().from(accountEvent);
  expect(events).toMatchObject([
    { kind: "operator-created", doneBy: "operator:cli", detail: "admin" },
    { kind: "password-reset", doneBy: "operator:cli" },
  ]);
  expect(events.some(({ detail }) => detail.includes(second))).toBe(false);
});

test("lists and shows waiting vendors, approves one, and reports the queued mail", async () => {
  const made = await makeVendor(db(), {
    status: "pending",
    vendorName: "Kebaya\u001b[31m House",
    companyRegistrationNumber: "201912345K",
    validationChecks: {
      fiveYearHistory: false,
      isDirectorOfbankrupt: true,
      isCaseReview: true,
      isBadPress: true,
      isBadReviews: true,
      comment: "Three years old",
    },
  });
  await makeVendor(db(), { vendorName: "Approved long ago" });
  const list = await operator(["list"]);
  expect(list).toMatchObject({ code: 0, stderr: "" });
  expect(list.stdout).toMatch(new RegExp(`^${made.email} +Kebaya \\[31m House +201912345K +\\d.*\\n$`));
  const { stdout: shown } = await operator(["show", made.email]);
  expect(shown).toMatch(/not declared +fiveYearHistory\ncomment +Three years old/);
  expect(shown).not.toContain("\u001b");

  const approved = await operator(["approve", made.email.toUpperCase()]);
  expect(approved).toMatchObject({ code: 0, stderr: "" });
  expect(approved.stdout).toContain("House is now approved\nThe mail to");
  expect(approved.stdout).toContain(`is queued: nothing answers at http://127.0.0.1:${CLOSED_PORT},`);
  expect(await queuedFor(db(), made.email)).toMatchObject([{ kind: "vendor-approved" }]);
  const events = await db().select().from(accountEvent).where(eq(accountEvent.accountId, made.accountId));
  expect(events).toMatchObject([{ kind: "vendor-approved", doneBy: "operator:cli" }]);
  expect((await operator(["list"])).stdout).toBe("No vendor is waiting for approval\n");

  const again = await operator(["approve", made.email]);
  expect(again).toMatchObject({ code: 1, stdout: "" });
  expect(again.stderr).toMatch(
    /House is approved; this is for vendors that are waiting for approval or asked/,
  );
});

test("suspends with a reason and reinstates", async () => {
  const { id, email } = await makeVendor(db());
  expect((await operator(["suspend", email])).stderr).toBe("Please give a reason: the vendor reads it\n");
  expect((await operator(["suspend", email, "--reason", "No answers"])).code).toBe(0);
  expect(await db().select().from(vendor).where(eq(vendor.id, id))).toMatchObject([
    { status: "suspended", statusReason: "No answers" },
  ]);
  expect((await operator(["list", "--status", "suspended"])).stdout).toContain(email);
  const origin = { APP_ORIGIN: "http://127.0.0.1:7" };
  expect((await operator(["reinstate", email], origin)).stdout).toContain("at http://127.0.0.1:7,");
  expect((await queuedFor(db(), email)).map(({ kind }) => kind)).toEqual([
    "vendor-suspended",
    "vendor-reinstated",
  ]);
});

test("finds a running server that has another port, and names it", async () => {
  const dataDir = await mkdtemp(path.join(folder, "data-"));
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const before = process.env;
  process.env = { ...before, PORT: String(port), DATA_DIR: dataDir };
  await noteServedAt().finally(() => (process.env = before));

  const made = await makeVendor(db(), { status: "pending" });
  const approved = await operator(["approve", made.email], { DATA_DIR: dataDir });
  expect(approved.stdout).toContain(`Sayang at http://127.0.0.1:${port} sends the mail to ${made.email}`);
  await new Promise((resolve) => server.close(resolve));
  const suspended = await operator(["suspend", made.email, "--reason", "Closed"], { DATA_DIR: dataDir });
  expect(suspended.stdout).toContain("is queued: nothing answers");
});

test("reports errors in one line", async () => {
  const empty = await mkdtemp(path.join(folder, "data-"));
  const wrong: [args: string[], message: RegExp, given?: Partial<NodeJS.ProcessEnv>][] = [
    [[], /^npm run operator -- COMMAND/],
    [["constructor", "a@b.sg"], /^npm run operator -- COMMAND/],
    [["approve"], /^npm run operator -- COMMAND/],
    [["approve", "nobody@test.example"], /^No vendor has the address nobody@test.example\n$/],
    [["list", "--status", "open"], /^--status is one of: all, pending/],
    [["list", "--force"], /Unknown option '--force'/],
    [["list"], /^There is no database in /, { DATABASE_URL: "", DATA_DIR: empty }],
    [["list"], /^The database does not answer: /, { DATABASE_URL: "postgres://a@127.0.0.1:9/a" }],
  ];
  for (const [args, message, given] of wrong) {
    const { code, stdout, stderr } = await operator(args, given);
    expect({ args, code, stdout }).toEqual({ args, code: 1, stdout: "" });
    expect(stderr).toMatch(message);
  }
});

test("features a vendor for a period, and grants and ends publishing without review", async () => {
  const { id, email } = await makeVendor(db());
  const read = async () => {
    const [row] = await db()
      .select({
        from: vendor.featuredFrom,
        until: vendor.featuredUntil,
        isFeatured,
        direct: vendor.publishProductDirectly,
      })
      .from(vendor)
      .where(eq(vendor.id, id));
    return row;
  };
  const refused = await operator(["feature", email, "--from", "2026-01-01", "--until", "2026-01-31"]);
  expect(refused.stderr).toContain("The last day has passed");
  await operator(["feature", email, "--from", "2998-01-01", "--until", "2999-12-31"]);
  expect(await read()).toEqual({ from: "2998-01-01", until: "2999-12-31", isFeatured: false, direct: false });
  const said = await operator(["feature", email, "--from", "2026-01-01", "--until", "2999-12-31"]);
  expect(said.stdout).toContain("is featured from 1 Jan 2026");
  expect(await read()).toMatchObject({ isFeatured: true });
  await operator(["publish-directly", email]);
  expect(await read()).toMatchObject({ direct: true });
  await operator(["review-products", email]);
  await operator(["unfeature", email]);
  expect(await read()).toEqual({ from: null, until: null, isFeatured: false, direct: false });
});
