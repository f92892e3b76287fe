import path from "node:path";
import { boolean, number, object, string, ValidationError } from "yup";

const text = () => string().trim();
const address = () =>
  text().matches(
    /^https?:\/\/\S+[^/\s]$/,
    "must be an address such as https://api.example, without a / at its end",
  );

/** Everything the process reads from its environment. Documented for people in `.env.example`. */
const schema = object({
  NODE_ENV: text().oneOf(["development", "production", "test"]).default("development"),
  PORT: number().typeError("must be a port number").integer().min(0).max(65_535).default(3000),
  HOST: text().default("127.0.0.1"),
  DATA_DIR: text().default(".data"),
  DATABASE_URL: text().matches(/^postgres(ql)?:\/\//, {
    message: "must start with postgres:// or postgresql://",
    excludeEmptyString: true,
  }),
  DATABASE_POOL: number().typeError("must be a number").integer().min(2).max(200).default(16),
  APP_ORIGIN: text().matches(/^https?:\/\/[^/]+$/, {
    message: "must be an origin such as https://sayang.example, without a path",
    excludeEmptyString: true,
  }),
  SESSION_SECRET: text().test(
    "length",
    "must be at least 32 characters",
    (value) => !value || value.length >= 32,
  ),
  BASIC_CREDENTIAL: text()
    .matches(/^[^:]+:.+$/, "must be user:password")
    .default("sayang:public"),
  PAYMENT_GATEWAY: text().oneOf(["sandbox"]).default("sandbox"),
  SANDBOX_WEBHOOK_SECRET: text(),
  SMTP_URL: text().test("smtp", "must be such as smtp://user:password@host:587", (value) => {
    return !value || (/^smtps?:\/\/[^/\s]/.test(value) && URL.canParse(value));
  }),
  MAIL_FROM: text()
    .matches(/^(?:[^<>"(),;:@\p{Cc}]*<[^<>\s",;@]+@[^<>\s",;@]+>|[^<>\s",;@]+@[^<>\s",;@]+)$/u, {
      message: "must be one address, such as Sayang <hello@sayang.example>",
      excludeEmptyString: true,
    })
    .default("Sayang <hello@sayang.test>"),
  SUPPORT_EMAIL: text().matches(/^[^<>\s",;@]+@[^<>\s",;@]+$/, {
    message: "must be an address such as help@sayang.example",
    excludeEmptyString: true,
  }),
  BLOG_ORIGIN: text().matches(/^https?:\/\/[^/\s]+$/, {
    message: "must be an origin such as https://blog.sayang.example, without a path",
    excludeEmptyString: true,
  }),
  DEV_PAGES: boolean().typeError("must be true or false"),
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_API_BASE: address().default("https://www.googleapis.com"),
  FACEBOOK_APP_ID: text(),
  FACEBOOK_APP_SECRET: text().when("FACEBOOK_APP_ID", {
    is: (id: string | undefined) => Boolean(id),
    then: (secret) => secret.required("must be given together with FACEBOOK_APP_ID"),
  }),
  FACEBOOK_API_BASE: address().default("https://graph.facebook.com"),
  LOG_LEVEL: text().oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  TRUST_PROXY: number().typeError("must be a number of proxies").integer().min(0).max(10).default(0),
  THROTTLE_SCALE: number().typeError("must be a number").integer().min(1).max(1000).default(1),
  SEED_SCALE: number().typeError("must be a number").integer().min(1).max(1000).default(1),
  SEED_PICTURES: boolean().typeError("must be true or false").default(true),
});

export type Env = {
  mode: "development" | "production" | "test";
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  databasePool: number;
  appOrigin: string;
  sessionSecret: string | null;
  basicCredential: string;
  paymentGateway: "sandbox";
  /** Null: one is derived from the session secret. */
  sandboxWebhookSecret: string | null;
  /** Null: messages go to the outbox, files in DATA_DIR. May hold a password. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where people write to and where tickets go; the address of MAIL_FROM unless given. */
  supportEmail: string;
  /** Null: Inspiration and Helpful Tips are not shown. */
  blogOrigin: string | null;
  /** Whether /dev/mail and /dev/outbox are served: they show every message that was sent. */
  devPages: boolean;
  /** Null: not offered. The ids are public, the secret is not. */
  google: { clientId: string; apiBase: string } | null;
  facebook: { appId: string; appSecret: string; apiBase: string } | null;
  logLevel: string;
  /** How many proxies of ours stand before us: so many entries of X-Forwarded-For are believed. */
  trustProxy: number;
  /** Multiplies what the throttle allows. */
  throttleScale: number;
  seedScale: number;
  seedPictures: boolean;
};

/** Whether only this machine can reach a host of that name. */
export function isLoopback(host: string): boolean {
  return /^(127\.|\[?::1\]?$|localhost$)/.test(host);
}

const addressOf = (from: string) => /<(.+)>/.exec(from)?.[1] ?? from;

/** A setting that stops the start, in one line that names it. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** Reads and checks the settings. Empty values count as not given. Throws EnvError. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  try {
    const value = schema.validateSync(given, { abortEarly: true, stripUnknown: true });
    return {
      mode: value.NODE_ENV as Env["mode"],
      port: value.PORT,
      host: value.HOST,
      dataDir: path.resolve(/* turbopackIgnore: true */ value.DATA_DIR),
      databaseUrl: value.DATABASE_URL || null,
      databasePool: value.DATABASE_POOL,
      appOrigin: value.APP_ORIGIN || `http://${value.HOST}:${value.PORT}`,
      sessionSecret: value.SESSION_SECRET || null,
      basicCredential: value.BASIC_CREDENTIAL,
      paymentGateway: value.PAYMENT_GATEWAY as Env["paymentGateway"],
      sandboxWebhookSecret: value.SANDBOX_WEBHOOK_SECRET || null,
      smtpUrl: value.SMTP_URL || null,
      mailFrom: value.MAIL_FROM,
      supportEmail: value.SUPPORT_EMAIL || addressOf(value.MAIL_FROM),
      blogOrigin: value.BLOG_ORIGIN || null,
      devPages: value.DEV_PAGES ?? (value.NODE_ENV === "development" && isLoopback(value.HOST)),
      google: value.GOOGLE_CLIENT_ID
        ? { clientId: value.GOOGLE_CLIENT_ID, apiBase: value.GOOGLE_API_BASE }
        : null,
      facebook:
        value.FACEBOOK_APP_ID && value.FACEBOOK_APP_SECRET
          ? {
              appId: value.FACEBOOK_APP_ID,
              appSecret: value.FACEBOOK_APP_SECRET,
              apiBase: value.FACEBOOK_API_BASE,
            }
          : null,
      logLevel: value.LOG_LEVEL,
      trustProxy: value.TRUST_PROXY,
      throttleScale: value.THROTTLE_SCALE,
      seedScale: value.SEED_SCALE,
      seedPictures: value.SEED_PICTURES,
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const name = error.path ?? "environment";
    throw new EnvError(`${name}: ${error.message.replace(`${name} `, "")} (see .env.example)`);
  }
}
