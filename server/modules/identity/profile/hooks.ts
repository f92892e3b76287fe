import type { IsoDate } from "@/lib/dates";
import type { Transaction } from "@/server/db/client";

/** Callbacks into modules above this one (docs/decisions/0011), registered by the composition root. */
export type ProfileHooks = {
  /** Called in the transaction in which the couple sets, moves or removes their wedding day. */
  weddingDayMoved(
    tx: Transaction,
    customerId: string,
    from: IsoDate | null,
    to: IsoDate | null,
  ): Promise<void>;
};

let connected: ProfileHooks | undefined;

export function connectProfileHooks(hooks: ProfileHooks): void {
  connected = hooks;
}

/** Throws when no hooks are registered, because plans must follow the day. */
export function profileHooks(): ProfileHooks {
  if (!connected) throw new Error("the profile's hooks are not connected: see server/hooks.ts");
  return connected;
}
