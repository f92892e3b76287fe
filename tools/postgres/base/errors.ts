/** Thrown when the embedded PostgreSQL cannot be used. The message is one line that gives the reason and the remedy. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

/** Returns the error for a problem that only using another server can solve. */
export function unusable(reason: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL cannot run here (${oneLine(reason)}). Set DATABASE_URL to a server of your own.`,
    { cause },
  );
}

/**
 * Returns the code of a system or PostgreSQL error, such as ENOENT or 57P03. Checks its shape, because jest's realm has
 * a different Error than Node's core.
 */
export function errorCode(error: unknown): string {
  return textOf(error, "code");
}

/** Returns an error's message as one line for a person. */
export function errorMessage(error: unknown): string {
  return oneLine(textOf(error, "message") || textOf(error, "code") || String(error));
}

function textOf(error: unknown, field: "code" | "message"): string {
  if (typeof error !== "object" || error === null || !(field in error)) return "";
  const value = (error as Record<string, unknown>)[field];
  return typeof value === "string" ? value : "";
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, "; ");
}
