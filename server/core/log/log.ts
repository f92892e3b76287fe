import { types } from "node:util";
import pino from "pino";

type Told = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: Told;
};

/**
 * Returns the parts of an error that are safe to log. An allow-list, because a failed query contains the values to be
 * written, a violated constraint the row, and an invalid URL itself.
 */
export function describeError(error: unknown, depth = 0): Told | string {
  // An error thrown by Node itself may belong to another realm.
  if (!types.isNativeError(error) && !(error instanceof Error)) return typeof error;
  const { name, message, stack = "", cause } = error;
  const [said = ""] = message.split("\nparams: ");
  // The stack begins with the message.
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : "";
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const behind = depth < 5 ? describeError(cause, depth + 1) : "more";
  return {
    type: name,
    message: said,
    stack: `${name}: ${said}${frames}`,
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof constraint === "string" ? { constraint } : {}),
    ...(typeof behind === "object" ? { cause: behind } : {}),
  };
}

/** Structured logs. Secrets and tokens are redacted wherever they might appear. */
export const log = pino({
  level: process.env.LOG_LEVEL || (process.env.NODE_ENV === "test" ? "silent" : "info"),
  base: undefined,
  serializers: { err: (error: unknown) => describeError(error) },
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
