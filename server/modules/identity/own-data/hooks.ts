import type { Db, Transaction } from "@/server/db/client";

/** A customer who deletes their account, with its former address. */
export type Leaver = { customerId: string; email: string };

/**
 * Reads the data that a module stores about a customer: sections of the download, by name. Keys ending in `Cents` are
 * converted to dollars.
 */
export type ReadOwn = (db: Db, customerId: string) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Deletes the data that a module stores about a customer, or removes the person from what has to stay. May return work
 * for after the commit, such as deleting files.
 */
export type ForgetOwn = (tx: Transaction, leaver: Leaver) => Promise<void | (() => Promise<void>)>;

/** Callbacks into modules above this one (docs/decisions/0011), registered by the composition root. */
export type OwnDataHooks = {
  /** In the order of the download. */
  readers: readonly ReadOwn[];
  /** In the order in which they run; names are still available to them. */
  forgetters: readonly ForgetOwn[];
  /** Returns the number of orders in progress. */
  countOpenOrders(db: Db, customerId: string): Promise<number>;
  /** Returns the number of refunds that have not arrived, for orders and gift vouchers. */
  countOpenRefunds(db: Db, customerId: string): Promise<number>;
};

let connected: OwnDataHooks | undefined;

export function connectOwnDataHooks(hooks: OwnDataHooks): void {
  connected = hooks;
}

/** Throws when no hooks are registered, because nothing may be left out. */
export function ownDataHooks(): OwnDataHooks {
  if (!connected) throw new Error("the hooks of own data are not connected: see server/hooks.ts");
  return connected;
}
