import { SocialRefusal } from "./social-verifier";

const TIMEOUT_MS = 5000;
const MAX_BYTES = 64 * 1024;

type Answer = Readonly<Record<string, unknown>>;

/** Makes a request to a network. Its URL may contain a token, so errors do not repeat it. Throws `SocialRefusal`. */
export async function ask(
  address: string,
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const what = new URL(address).pathname;
  try {
    const response = await fetch(`${address}?${new URLSearchParams(query).toString()}`, {
      headers: { accept: "application/json", ...headers },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new SocialRefusal(`${what} answered ${response.status}`);
    const value: unknown = text.length > MAX_BYTES ? null : JSON.parse(text);
    return recordOf(value) ?? refuse(`${what} answered something else than an object`);
  } catch (error) {
    if (error instanceof SocialRefusal) throw error;
    throw new SocialRefusal(`${what} failed: ${error instanceof Error ? error.name : "unknown"}`);
  }
}

export function refuse(reason: string): never {
  throw new SocialRefusal(reason);
}

export function recordOf(value: unknown): Answer | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Answer) : null;
}

/** Returns the text without control characters, cut at `max`; "" for any other value. */
export function textOf(value: unknown, max: number): string {
  return typeof value === "string"
    ? value
        .replace(/[\u0000-\u001f\u007f]/g, " ")
        .trim()
        .slice(0, max)
    : "";
}
