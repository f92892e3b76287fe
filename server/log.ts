import pino from "pino";

/** Structured logs. Secrets and tokens are cut out wherever they might be passed along. */
export const log = pino({
  level: process.env.LOG_LEVEL || (process.env.NODE_ENV === "test" ? "silent" : "info"),
  base: undefined,
  redact: {
    paths: [
      "password",
      "token",
      "*.password",
      "*.token",
      "*.refreshToken",
      "*.clientSecret",
      "*.authorization",
      "headers.authorization",
      "headers.cookie",
    ],
    censor: "[redacted]",
  },
});
