import path from "node:path";
import { EnvError, readEnv } from "./env";

test("uses embedded defaults when nothing is set", () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    dataDir: path.resolve(".data"),
    databaseUrl: null,
    appOrigin: "http://127.0.0.1:3000",
    basicCredential: "sayang:public",
    paymentGateway: "sandbox",
    smtpUrl: null,
    mailFrom: "Sayang <hello@sayang.test>",
  });
});

test("serves development pages by default only in development on a loopback address", () => {
  expect(readEnv({ NODE_ENV: "development" }).devPages).toBe(true);
  expect(readEnv({ NODE_ENV: "development", DEV_PAGES: "false" }).devPages).toBe(false);
  // The pages show one-time codes, so another machine must not reach them by accident.
  expect(readEnv({ HOST: "0.0.0.0" }).devPages).toBe(false);
  expect(readEnv({ HOST: "0.0.0.0", DEV_PAGES: "true" }).devPages).toBe(true);
  expect(readEnv({ NODE_ENV: "production" }).devPages).toBe(false);
  expect(readEnv({ NODE_ENV: "test" }).devPages).toBe(false);
  expect(readEnv({ NODE_ENV: "production", DEV_PAGES: "true" }).devPages).toBe(true);
});

test.each([
  "smtp://127.0.0.1:2525",
  "smtps://user:pass@mail.example",
  "smtp://user%40x.example:p%2Fq@mail.example:587?requireTLS=true",
])("accepts SMTP_URL=%s", (url) => {
  expect(readEnv({ SMTP_URL: url }).smtpUrl).toBe(url);
});

test.each(["hello@sayang.example", "Sayang Weddings <hello@sayang.example>", "<hello@sayang.example>"])(
  "accepts MAIL_FROM=%s",
  (from) => expect(readEnv({ MAIL_FROM: from }).mailFrom).toBe(from),
);

test("treats an empty value as unset", () => {
  expect(readEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: null });
});

test("derives the origin from host and port unless given", () => {
  expect(readEnv({ PORT: "8080", HOST: "0.0.0.0" }).appOrigin).toBe("http://0.0.0.0:8080");
  expect(readEnv({ APP_ORIGIN: "https://sayang.example" }).appOrigin).toBe("https://sayang.example");
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["APP_ORIGIN", "https://sayang.example/path"],
  ["SESSION_SECRET", "short"],
  ["BASIC_CREDENTIAL", "nocolon"],
  ["PAYMENT_GATEWAY", "paypal"],
  ["SMTP_URL", "http://mail.example"],
  ["SMTP_URL", "smtp:///mail"],
  ["SMTP_URL", "mail.example:25"],
  ["SMTP_URL", "smtp://user:secret@mail.example:99999"],
  ["MAIL_FROM", "Sayang"],
  ["MAIL_FROM", "a@sayang.example, b@sayang.example"],
  ["MAIL_FROM", "Sayang\r\nBcc: x@sayang.example <a@sayang.example>"],
  ["DEV_PAGES", "perhaps"],
  ["LOG_LEVEL", "loud"],
  ["SEED_SCALE", "0"],
])("refuses %s=%s in one line that names it", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(EnvError);
  try {
    readEnv({ [name]: value });
  } catch (error) {
    expect((error as Error).message).toMatch(new RegExp(`^${name}: [^\\n]+$`));
    // Secrets never reach the screen.
    if (name === "SESSION_SECRET" || name === "SMTP_URL")
      expect((error as Error).message).not.toContain(value);
  }
});

test("settings are read again only when they have changed", () => {
  const before = readEnv({ PORT: "3001" });
  expect(readEnv({ PORT: "3001", UNRELATED: "x" })).toBe(before);
  expect(readEnv({ PORT: "3002" }).port).toBe(3002);
  expect(() => readEnv({ PORT: "eighty" })).toThrow(EnvError);
  expect(readEnv({ PORT: "3001" }).port).toBe(3001);
});

describe("Stripe", () => {
  const STRIPE = {
    PAYMENT_GATEWAY: "stripe",
    STRIPE_SECRET_KEY: "sk_test_abc",
    STRIPE_PUBLISHABLE_KEY: "pk_test_abc",
    STRIPE_WEBHOOK_SECRET: "whsec_abc",
    STRIPE_CONNECT_CLIENT_ID: "ca_abc",
  };

  test("is selected together with its keys", () => {
    expect(readEnv({}).stripe).toBeNull();
    expect(readEnv(STRIPE)).toMatchObject({
      paymentGateway: "stripe",
      stripe: {
        secretKey: "sk_test_abc",
        publishableKey: "pk_test_abc",
        webhookSecret: "whsec_abc",
        connectWebhookSecret: null,
        connectClientId: "ca_abc",
        apiBase: null,
      },
    });
  });

  test("keeps its keys beside the sandbox, for earlier charges", () => {
    expect(readEnv({ ...STRIPE, PAYMENT_GATEWAY: "sandbox" })).toMatchObject({
      paymentGateway: "sandbox",
      stripe: { secretKey: "sk_test_abc" },
    });
  });

  test.each([
    ["STRIPE_SECRET_KEY", { STRIPE_SECRET_KEY: "" }],
    ["STRIPE_SECRET_KEY", { STRIPE_SECRET_KEY: "pk_test_abc" }],
    ["STRIPE_PUBLISHABLE_KEY", { STRIPE_PUBLISHABLE_KEY: "" }],
    ["STRIPE_PUBLISHABLE_KEY", { STRIPE_PUBLISHABLE_KEY: "sk_test_abc" }],
    ["STRIPE_PUBLISHABLE_KEY", { STRIPE_PUBLISHABLE_KEY: "pk_live_abc" }],
    ["STRIPE_PUBLISHABLE_KEY", { STRIPE_SECRET_KEY: "sk_live_abc" }],
    ["STRIPE_WEBHOOK_SECRET", { STRIPE_WEBHOOK_SECRET: "" }],
    ["STRIPE_WEBHOOK_SECRET", { STRIPE_WEBHOOK_SECRET: "secret" }],
    ["STRIPE_CONNECT_WEBHOOK_SECRET", { STRIPE_CONNECT_WEBHOOK_SECRET: "secret" }],
    ["STRIPE_CONNECT_CLIENT_ID", { STRIPE_CONNECT_CLIENT_ID: "" }],
    ["STRIPE_API_BASE", { STRIPE_API_BASE: "localhost" }],
  ])("refuses a wrong combination in one line that names %s", (name, change) => {
    const message = refusalOf({ ...STRIPE, ...change });
    expect(message).toMatch(new RegExp(`^${name}: [^\\n]+$`));
    for (const secret of ["test_abc", "live_abc", "whsec_abc"]) expect(message).not.toContain(secret);
  });

  test("refuses Stripe keys without the secret key", () => {
    const { STRIPE_PUBLISHABLE_KEY } = STRIPE;
    expect(refusalOf({ STRIPE_PUBLISHABLE_KEY })).toMatch(/^STRIPE_PUBLISHABLE_KEY: needs STRIPE_SECRET_KEY/);
  });

  function refusalOf(source: Record<string, string>): string {
    try {
      readEnv(source);
      return "";
    } catch (error) {
      return error instanceof EnvError ? error.message : "";
    }
  }
});
