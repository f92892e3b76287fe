import type { Db } from "@/server/db/client";

/** Callbacks to modules above this one (docs/decisions/0011). The composition root connects them. */
export type BankHooks = {
  /** Returns the addresses of everyone on a vendor's team who may see and change its bank details. */
  keepersOf(db: Db, vendorId: string): Promise<string[]>;
};

let connected: BankHooks | undefined;

export function connectBankHooks(hooks: BankHooks): void {
  connected = hooks;
}

/** Throws when the composition root has connected none: nobody would learn of a change. */
export function bankHooks(): BankHooks {
  if (!connected) throw new Error("the hooks of bank details are not connected: see server/hooks.ts");
  return connected;
}
