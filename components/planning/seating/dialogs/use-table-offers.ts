"use client";
import { useMemo } from "react";
import { tablesIn } from "@/components/planning/seating/model/edits";
import { type Fullness, withTablesFor } from "@/components/planning/seating/model/plan-tables";
import { totalFor } from "@/contracts/planning/event-order";
import type { SeatingGuest, SeatingLayout } from "@/contracts/planning/seating";
import { useGetBanquetQuery } from "@/services/planning/event-order";

/** The tables of a seating, and what the banquet costs with them in dollars; null where none is booked by the table. */
export type TableOffer = { fullness: Fullness; layout: SeatingLayout; tables: number; cost: number | null };

/** Returns the fewest tables for everyone and a comfortable number, priced by the event's banquet. */
export function useTableOffers(
  eventId: string,
  layout: SeatingLayout,
  guests: readonly SeatingGuest[],
): TableOffer[] {
  const { data } = useGetBanquetQuery();
  const orders = data?.events.find(({ id }) => id === eventId)?.orders ?? [];
  const [banquet, ...others] = orders.filter(({ seatsPerUnit }) => seatsPerUnit > 1);
  const planned = useMemo(
    () =>
      (["fewest", "comfortable"] as const).flatMap((fullness) => {
        const next = guests.length > 0 ? withTablesFor(layout, guests, fullness) : null;
        return next ? [{ fullness, layout: next, tables: tablesIn(next).length }] : [];
      }),
    [layout, guests],
  );
  // With several banquets for one event, it is unknown which of them provides which table.
  const cost = (tables: number) => (banquet && others.length === 0 ? totalFor(banquet, tables) : null);
  return planned.map((offer) => ({ ...offer, cost: cost(offer.tables) }));
}
