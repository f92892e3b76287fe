import path from "node:path";
import { EnvError, readEnv } from "./env";

test("nothing set means the embedded default of everything", () => {
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

test("development pages are served in development on this machine, elsewhere only when asked for", () => {
  expect(readEnv({ NODE_ENV: "development" }).devPages).toBe(true);
  expect(readEnv({ NODE_ENV: "development", DEV_PAGES: "false" }).devPages).toBe(false);
  // They show everybody's codes: whoever else can reach the machine must not find them by accident.
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
])("SMTP_URL=%s is taken as it is", (url) => {
  expect(readEnv({ SMTP_URL: url }).smtpUrl).toBe(url);
});

test.each(["hello@sayang.example", "Sayang Weddings <hello@sayang.example>", "<hello@sayang.example>"])(
  "MAIL_FROM=%s is taken as it is",
  (from) => expect(readEnv({ MAIL_FROM: from }).mailFrom).toBe(from),
);

test("an empty value counts as not given", () => {
  expect(readEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: null });
});

test("the origin follows from host and port unless given", () => {
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
])("%s=%s is refused in one line that names it", (name, value) => {
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
