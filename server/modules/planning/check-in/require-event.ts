import { AppError } from "@/server/core/errors";
import { eventsOf } from "@/server/modules/planning/wedding/public";

/** Throws `not_found` for an event that isn't the wedding's. */
export async function requireEvent(weddingId: string, eventId: string): Promise<void> {
  const events = await eventsOf(weddingId);
  if (!events.some(({ id }) => id === eventId)) throw new AppError("not_found", "This event doesn't exist");
}
