import type { SessionAccount } from "@/contracts/auth";

/** What headers show of the persisted state. Read without the store, so that public pages need not load it. */
export type StoredSession = { role: SessionAccount["roleUser"]; name: string; cartCount: number };

/** Who is signed in according to the text under `persist:root`; null when nobody is. */
export function readStoredSession(text: string | null): StoredSession | null {
  if (!text) return null;
  const slices = parse(text);
  const auth = parse(slices?.auth);
  const userData = auth?.userData as SessionAccount | null | undefined;
  if (typeof auth?.accessToken !== "string" || !userData) return null;
  const count = parse(slices?.cart)?.cartCount;
  return {
    role: userData.roleUser,
    name: nameOf(userData),
    cartCount: typeof count === "number" ? count : 0,
  };
}

/** How to greet them. */
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

function parse(text: unknown): Record<string, unknown> | null {
  if (typeof text !== "string") return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
