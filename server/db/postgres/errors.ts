/** The embedded PostgreSQL cannot be used. The message is one line that says why and what to do. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

/** For what nothing but another server mends. */
export function unusable(reason: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL cannot run here (${oneLine(reason)}). Set DATABASE_URL to a server of your own.`,
    { cause },
  );
}

/** The code of a system or PostgreSQL error, such as ENOENT or 57P03. By its shape: jest's realm has another Error than Node's core. */
export function errorCode(error: unknown): string {
  return textOf(error, "code");
}

/** What went wrong, as one line for a person. */
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
