import type { SessionAccount } from "@/contracts/identity/auth";
import { NO_WEDDING, type Wedding } from "@/contracts/identity/wedding";

/** The part of the persisted state that headers show. Read without the store, so that public pages need not load it. */
export type StoredSession = {
  role: SessionAccount["roleUser"];
  name: string;
  cartCount: number;
  shortlistCount: number;
  wishlistCount: number;
};

/** Returns the session stored in the texts under `persist:root` and `SAVED_KEY`, or null. */
export function readStoredSession(
  text: string | null,
  savedText: string | null = null,
): StoredSession | null {
  if (!text) return null;
  const slices = parse(text);
  const auth = parse(slices?.auth);
  const userData = auth?.userData as SessionAccount | null | undefined;
  if (typeof auth?.accessToken !== "string" || !userData) return null;
  const count = parse(slices?.cart)?.cartCount;
  const saved = parse(savedText);
  return {
    role: userData.roleUser,
    name: nameOf(userData),
    cartCount: typeof count === "number" ? count : 0,
    shortlistCount: lengthOf(saved?.vendorIds),
    wishlistCount: lengthOf(saved?.productIds),
  };
}

/** Returns the number of items in the cart that this browser stores for a guest. */
export function readGuestCount(text: string | null): number {
  if (text === null || readStoredSession(text)) return 0;
  return lengthOf(parse(parse(text)?.cart)?.items);
}

/** Returns the wedding of the couple signed in according to that text. */
export function readStoredWedding(text: string | null): Wedding | null {
  const auth = text === null ? null : parse(parse(text)?.auth);
  const userData = auth?.accessToken ? (auth.userData as SessionAccount | null) : null;
  if (userData?.roleUser !== "customer") return null;
  // A session from before the account stored more than the day.
  const stored = userData.wedding as Wedding | undefined;
  return stored ?? { ...NO_WEDDING, date: userData.weddingDate ?? null };
}

/** Returns the name for greetings. */
export function nameOf(account: SessionAccount): string {
  switch (account.roleUser) {
    case "customer":
      return account.firstName || account.email;
    case "vendor":
      return account.vendorName;
    case "operator":
      return account.email;
  }
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

function parse(text: unknown): Record<string, unknown> | null {
  if (typeof text !== "string") return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
