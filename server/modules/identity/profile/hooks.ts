import type { IsoDate } from "@/lib/dates";
import type { Transaction } from "@/server/db/client";

/** Callbacks to modules above this one (docs/decisions/0011). The composition root connects them. */
export type ProfileHooks = {
  /** The couple has set, moved or removed its wedding day, in this transaction. */
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

/** Throws when the composition root has connected none: plans must not stay behind the day. */
export function profileHooks(): ProfileHooks {
  if (!connected) throw new Error("the profile's hooks are not connected: see server/hooks.ts");
  return connected;
}
