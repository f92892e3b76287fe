import type { Db, Transaction } from "@/server/db/client";
import type { SeatMove } from "./repo/undo";

/** Callbacks into modules above this one (docs/decisions/0011), registered by the composition root. */
export type GuestHooks = {
  /**
   * Locks the seating of a wedding's events. Called before locking guests, in the same order as when a seating is
   * saved.
   */
  lockSeating(tx: Transaction, weddingId: string): Promise<void>;
  /** Transfers guests' seats to others who have none at the event, and returns the moves made. */
  moveSeats(tx: Transaction, weddingId: string, moves: readonly SeatMove[]): Promise<SeatMove[]>;
  /** Returns the couple's own questions with the answers of each household, in the same order. */
  ownAnswers(db: Db, weddingId: string): Promise<{ questions: string[]; answersOf: Map<string, string[]> }>;
};

let connected: GuestHooks | undefined;

export function connectGuestHooks(hooks: GuestHooks): void {
  connected = hooks;
}

/** Throws when no hooks are registered, because merged guests must not lose their seats. */
export function guestHooks(): GuestHooks {
  if (!connected) throw new Error("the hooks of guests are not connected: see server/hooks.ts");
  return connected;
}
