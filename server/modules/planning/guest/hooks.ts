import type { Transaction } from "@/server/db/client";
import type { SeatMove } from "./repo/undo";

/** Callbacks to modules above this one (docs/decisions/0011). The composition root connects them. */
export type GuestHooks = {
  /** Locks the seating of a wedding's events. Called before guests are locked, as a save of the seating does it. */
  lockSeating(tx: Transaction, weddingId: string): Promise<void>;
  /** Gives seats of guests to others who have none at the event, and returns those that moved. */
  moveSeats(tx: Transaction, weddingId: string, moves: readonly SeatMove[]): Promise<SeatMove[]>;
};

let connected: GuestHooks | undefined;

export function connectGuestHooks(hooks: GuestHooks): void {
  connected = hooks;
}

/** Throws when the composition root has connected none: merged guests must not lose their seats. */
export function guestHooks(): GuestHooks {
  if (!connected) throw new Error("the hooks of guests are not connected: see server/hooks.ts");
  return connected;
}
