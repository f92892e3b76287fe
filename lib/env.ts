import path from "node:path";
import { boolean, number, object, string, ValidationError } from "yup";

const text = () => string().trim();
const address = () =>
  text().matches(
    /^https?:\/\/\S+[^/\s]$/,
    "must be an address such as https://api.example, without a / at its end",
  );

type StripeKeys = { STRIPE_SECRET_KEY?: string };
const isLive = (key = "") => key.includes("_live_");

/** A setting that Stripe requires once there is a secret key, and that has no use without one. */
const withStripe = (form: RegExp, example: string) =>
  text()
    .matches(form, { message: `must be such as ${example}`, excludeEmptyString: true })
    .when("STRIPE_SECRET_KEY", {
      is: (key: string | undefined) => Boolean(key),
      then: (setting) => setting.required("must be given together with STRIPE_SECRET_KEY"),
      otherwise: (setting) => setting.test("alone", "needs STRIPE_SECRET_KEY as well", (value) => !value),
    });

/** All environment variables of the process. Documented for operators in `.env.example`. */
const schema = object({
  NODE_ENV: text().oneOf(["development", "production", "test"]).default("development"),
  ROLE: text().oneOf(["all", "web", "worker"]).default("all"),
  PORT: number().typeError("must be a port number").integer().min(0).max(65_535).default(3000),
  HOST: text().default("127.0.0.1"),
  KEEP_ALIVE_SECONDS: number()
    .typeError("must be a number of seconds")
    .integer()
    .min(1)
    .max(3_600)
    .default(65),
  DATA_DIR: text().default(".data"),
  DATABASE_URL: text().matches(/^postgres(ql)?:\/\//, {
    message: "must start with postgres:// or postgresql://",
    excludeEmptyString: true,
  }),
  DATABASE_POOL: number().typeError("must be a number").integer().min(2).max(200).default(16),
  S3_BUCKET: text(),
  S3_ENDPOINT: address(),
  S3_REGION: text().default("ap-southeast-1"),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text().when("S3_ACCESS_KEY_ID", {
    is: (id: string | undefined) => Boolean(id),
    then: (secret) => secret.required("must be given together with S3_ACCESS_KEY_ID"),
  }),
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
  PAYMENT_GATEWAY: text().oneOf(["sandbox", "stripe"]).default("sandbox"),
  STRIPE_SECRET_KEY: text()
    .matches(/^(sk|rk)_(test|live)_\w+$/, {
      message: "must be a secret key such as sk_test_...",
      excludeEmptyString: true,
    })
    .when("PAYMENT_GATEWAY", {
      is: "stripe",
      then: (key) => key.required("must be given when PAYMENT_GATEWAY is stripe"),
    }),
  STRIPE_PUBLISHABLE_KEY: withStripe(/^pk_(test|live)_\w+$/, "pk_test_...").test(
    "mode",
    "must be of the same mode (test or live) as STRIPE_SECRET_KEY",
    (value, { parent }) => !value || isLive(value) === isLive((parent as StripeKeys).STRIPE_SECRET_KEY),
  ),
  STRIPE_WEBHOOK_SECRET: withStripe(/^whsec_\S+$/, "whsec_..."),
  STRIPE_CONNECT_WEBHOOK_SECRET: text().matches(/^whsec_\S+$/, {
    message: "must be a webhook's secret such as whsec_...",
    excludeEmptyString: true,
  }),
  STRIPE_CONNECT_CLIENT_ID: withStripe(/^ca_\w+$/, "ca_..."),
  STRIPE_API_BASE: address(),
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
  INBOUND_MAIL_SECRET: text().min(32, "must have at least 32 characters"),
  BLOG_ORIGIN: text().matches(/^https?:\/\/[^/\s]+$/, {
    message: "must be an origin such as https://blog.sayang.example, without a path",
    excludeEmptyString: true,
  }),
  DEV_PAGES: boolean().typeError("must be true or false"),
  PLAIN_PAGES: boolean().typeError("must be true or false").default(false),
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_API_BASE: address().default("https://www.googleapis.com"),
  FACEBOOK_APP_ID: text(),
  FACEBOOK_APP_SECRET: text().when("FACEBOOK_APP_ID", {
    is: (id: string | undefined) => Boolean(id),
    then: (secret) => secret.required("must be given together with FACEBOOK_APP_ID"),
  }),
  FACEBOOK_API_BASE: address().default("https://graph.facebook.com"),
  FEED_HOSTS: text().matches(/^[\w.-]+:\d+(,[\w.-]+:\d+)*$/, {
    message: "must be hosts with ports such as calendar.intranet:8080, separated by commas",
    excludeEmptyString: true,
  }),
  METRICS_PORT: number().typeError("must be a port number").integer().min(1).max(65_535),
  METRICS_TOKEN: text().min(16, "must have at least 16 characters"),
  LOG_LEVEL: text().oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  TRUST_PROXY: number().typeError("must be a number of proxies").integer().min(0).max(10).default(0),
  THROTTLE_SCALE: number().typeError("must be a number").integer().min(1).max(1000).default(1),
  SEED_SCALE: number().typeError("must be a number").integer().min(1).max(1000).default(1),
  PICTURE_DRAWER: text(),
  SEED_PICTURES: boolean().typeError("must be true or false").default(true),
});

export type Env = {
  mode: "development" | "production" | "test";
  /** `web` runs no jobs; `worker` runs them and serves the API, but no pages. */
  role: "all" | "web" | "worker";
  port: number;
  host: string;
  /** How long an idle connection is kept open for the next request. */
  keepAliveSeconds: number;
  dataDir: string;
  databaseUrl: string | null;
  databasePool: number;
  /** Null: pictures and files are in DATA_DIR. */
  s3: S3Settings | null;
  appOrigin: string;
  sessionSecret: string | null;
  basicCredential: string;
  /** The processor used for new charges. */
  paymentGateway: "sandbox" | "stripe";
  /** Null without a secret key. May be set while the sandbox is in use, because earlier charges are still Stripe's. */
  stripe: StripeSettings | null;
  /** Null: derived from the session secret. */
  sandboxWebhookSecret: string | null;
  /** Null: mail goes to the outbox, files in DATA_DIR. May contain a password. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Receives tickets and is printed in mails. Defaults to the address in MAIL_FROM. */
  supportEmail: string;
  /** Verifies mail posted by the mail server, so that replies reach their tickets. Null: none is accepted. */
  inboundMailSecret: string | null;
  /** Null: Inspiration and Helpful Tips are pages of our own. */
  blogOrigin: string | null;
  /** Whether to serve /dev/mail and /dev/outbox, which show every message sent. */
  devPages: boolean;
  /** Whether to send public pages exactly as the framework rendered them. */
  plainPages: boolean;
  /** Null hides the button. The client ids are public. */
  google: { clientId: string; apiBase: string } | null;
  facebook: { appId: string; appSecret: string; apiBase: string } | null;
  /** `host:port` of calendar servers that may be on a private network and without TLS. */
  feedHosts: readonly string[];
  /** Serves `/metrics` on this port of HOST, without a token. Null: no separate port. */
  metricsPort: number | null;
  /** The bearer token for `/metrics` beside the API. Null: not served there. */
  metricsToken: string | null;
  logLevel: string;
  /** The number of our own proxies in front; that many entries of X-Forwarded-For are trusted. */
  trustProxy: number;
  /** Multiplies the throttle's limits. */
  throttleScale: number;
  seedScale: number;
  seedPictures: boolean;
  /** The socket of the process that draws missing demo pictures. `npm run demo` sets it. */
  pictureDrawer: string | null;
};

export type S3Settings = {
  bucket: string;
  /** Null for Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Null: where the SDK finds them itself, such as the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

export type StripeSettings = {
  secretKey: string;
  /** Public. */
  publishableKey: string;
  webhookSecret: string;
  /** For events of connected accounts, when Stripe sends them to a separate endpoint. */
  connectWebhookSecret: string | null;
  /** Public. */
  connectClientId: string;
  /** Null for Stripe itself; the address of a stand-in in tests. */
  apiBase: string | null;
};

/** Returns true when only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  return /^(127\.|\[?::1\]?$|localhost$)/.test(host);
}

const addressOf = (from: string) => /<(.+)>/.exec(from)?.[1] ?? from;

/** An invalid setting. The message is one line that names it. */
export class EnvError extends Error {
  override name = "EnvError";
}

type Source = Readonly<Record<string, string | undefined>>;

const NAMES = Object.keys(schema.fields);
let latest: { values: (string | undefined)[]; env: Env } | undefined;

/**
 * Returns the checked settings; empty values count as unset. They are parsed again only when one of them has changed,
 * so it is cheap to call per request. Throws `EnvError`.
 */
export function readEnv(source: Source = process.env): Env {
  const values = NAMES.map((name) => source[name]);
  if (latest?.values.every((value, at) => value === values[at])) return latest.env;
  const env = parse(source);
  latest = { values, env };
  return env;
}

function parse(source: Source): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  try {
    const value = schema.validateSync(given, { abortEarly: true, stripUnknown: true });
    return {
      mode: value.NODE_ENV as Env["mode"],
      role: value.ROLE as Env["role"],
      port: value.PORT,
      host: value.HOST,
      keepAliveSeconds: value.KEEP_ALIVE_SECONDS,
      dataDir: path.resolve(/* turbopackIgnore: true */ value.DATA_DIR),
      databaseUrl: value.DATABASE_URL || null,
      databasePool: value.DATABASE_POOL,
      s3: value.S3_BUCKET
        ? {
            bucket: value.S3_BUCKET,
            endpoint: value.S3_ENDPOINT || null,
            region: value.S3_REGION,
            credentials: value.S3_ACCESS_KEY_ID
              ? {
                  accessKeyId: value.S3_ACCESS_KEY_ID,
                  secretAccessKey: value.S3_SECRET_ACCESS_KEY ?? "",
                }
              : null,
          }
        : null,
      appOrigin: value.APP_ORIGIN || `http://${value.HOST}:${value.PORT}`,
      sessionSecret: value.SESSION_SECRET || null,
      basicCredential: value.BASIC_CREDENTIAL,
      paymentGateway: value.PAYMENT_GATEWAY as Env["paymentGateway"],
      stripe: value.STRIPE_SECRET_KEY
        ? {
            secretKey: value.STRIPE_SECRET_KEY,
            publishableKey: value.STRIPE_PUBLISHABLE_KEY ?? "",
            webhookSecret: value.STRIPE_WEBHOOK_SECRET ?? "",
            connectWebhookSecret: value.STRIPE_CONNECT_WEBHOOK_SECRET || null,
            connectClientId: value.STRIPE_CONNECT_CLIENT_ID ?? "",
            apiBase: value.STRIPE_API_BASE || null,
          }
        : null,
      sandboxWebhookSecret: value.SANDBOX_WEBHOOK_SECRET || null,
      smtpUrl: value.SMTP_URL || null,
      mailFrom: value.MAIL_FROM,
      supportEmail: value.SUPPORT_EMAIL || addressOf(value.MAIL_FROM),
      inboundMailSecret: value.INBOUND_MAIL_SECRET || null,
      blogOrigin: value.BLOG_ORIGIN || null,
      plainPages: value.PLAIN_PAGES,
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
      feedHosts: value.FEED_HOSTS ? value.FEED_HOSTS.split(",") : [],
      metricsPort: value.METRICS_PORT ?? null,
      metricsToken: value.METRICS_TOKEN || null,
      logLevel: value.LOG_LEVEL,
      trustProxy: value.TRUST_PROXY,
      throttleScale: value.THROTTLE_SCALE,
      seedScale: value.SEED_SCALE,
      seedPictures: value.SEED_PICTURES,
      pictureDrawer: value.PICTURE_DRAWER || null,
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const name = error.path ?? "environment";
    throw new EnvError(`${name}: ${error.message.replace(`${name} `, "")} (see .env.example)`);
  }
}
