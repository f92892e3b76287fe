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
  });
});

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
  ["LOG_LEVEL", "loud"],
  ["SEED_SCALE", "0"],
])("%s=%s is refused in one line that names it", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(EnvError);
  try {
    readEnv({ [name]: value });
  } catch (error) {
    expect((error as Error).message).toMatch(new RegExp(`^${name}: [^\\n]+$`));
    // Secrets never reach the screen.
    if (name === "SESSION_SECRET") expect((error as Error).message).not.toContain(value);
  }
});
