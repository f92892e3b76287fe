import type { Db, Transaction } from "@/server/db/client";

/** A customer who deletes its account, with the address that it had. */
export type Leaver = { customerId: string; email: string };

/** Reads what a module keeps of a customer: sections of the download by their names. Keys that end in `Cents` become dollars. */
export type ReadOwn = (db: Db, customerId: string) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Deletes what a module keeps of a customer, or takes the person out of what has to stay. Returns what is left to do
 * once the transaction has committed, such as deleting files.
 */
export type ForgetOwn = (tx: Transaction, leaver: Leaver) => Promise<void | (() => Promise<void>)>;

/** Callbacks to modules above this one (docs/decisions/0011). The composition root connects them. */
export type OwnDataHooks = {
  /** In the order of the download. */
  readers: readonly ReadOwn[];
  /** In the order in which they run; names are still there. */
  forgetters: readonly ForgetOwn[];
  /** The number of orders that are still under way. */
  countOpenOrders(db: Db, customerId: string): Promise<number>;
  /** The number of refunds that have not arrived, of orders and of gift vouchers. */
  countOpenRefunds(db: Db, customerId: string): Promise<number>;
};

let connected: OwnDataHooks | undefined;

export function connectOwnDataHooks(hooks: OwnDataHooks): void {
  connected = hooks;
}

/** Throws when the composition root has connected none: nothing may be left out. */
export function ownDataHooks(): OwnDataHooks {
  if (!connected) throw new Error("the hooks of own data are not connected: see server/hooks.ts");
  return connected;
}
