import { MAX_EVENTS } from "@/contracts/planning/wedding/wedding";
import type { Transaction } from "@/server/db/client";
import { addToWedding } from "@/server/modules/identity/profile/public";
import { firstPageSlug } from "./access/page-slug";
import { insertWedding } from "./access/repo";
import { notifyPlanning } from "./live-notice";
import * as repo from "./repo";
import { bookedBanquet, type Place, setPlace } from "./repo-banquet";
import { eventsOf } from "./service-events";

const FEASTS = ["banquet", "lunch"];

/**
 * Adopts a booked banquet into the couple's plans: its day and tables where the couple has set none, and the event's
 * place. If the event already has a place, the banquet becomes a separate event. Does nothing for an order without
 * tables.
 */
export async function banquetBooked(
  tx: Transaction,
  { id, customerId }: { id: string; customerId: string },
): Promise<void> {
  const booked = await bookedBanquet(tx, id);
  if (!booked) return;
  const weddingId = await insertWedding(tx, customerId, await firstPageSlug(tx, customerId));
  const { date } = await addToWedding(tx, customerId, booked);
  await repo.lockEvents(tx, weddingId);
  const events = await eventsOf(weddingId, tx);
  const place: Place = {
    date: booked.date === date ? null : booked.date,
    venueName: booked.vendorName,
    address: [booked.buildingName, booked.streetAddress1, booked.streetAddress2].filter(Boolean).join(", "),
    postalCode: booked.postCode,
  };
  const same = events.some(
    ({ venueName, ...event }) => venueName === place.venueName && event.date === booked.date,
  );
  const open = events.find(({ kind, venueName }) => FEASTS.includes(kind) && venueName === "");
  if (open) await setPlace(tx, weddingId, open.id, place);
  else if (!same && events.length < MAX_EVENTS) {
    await repo.insertEvent(tx, weddingId, {
      ...place,
      kind: "banquet",
      name: "Banquet",
      startsAt: null,
      endsAt: null,
      meals: [],
    });
  } else return;
  await notifyPlanning(tx, weddingId, "events");
}
