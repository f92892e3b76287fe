import type { Db } from "@/server/db/client";

/** Callbacks into modules above this one (docs/decisions/0011), registered by the composition root. */
export type BankHooks = {
  /** Returns the addresses of all team members who may see and change the vendor's bank details. */
  keepersOf(db: Db, vendorId: string): Promise<string[]>;
};

let connected: BankHooks | undefined;

export function connectBankHooks(hooks: BankHooks): void {
  connected = hooks;
}

/** Throws when no hooks are registered, because nobody would learn of a change. */
export function bankHooks(): BankHooks {
  if (!connected) throw new Error("the hooks of bank details are not connected: see server/hooks.ts");
  return connected;
}
