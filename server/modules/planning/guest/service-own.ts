import type { Db } from "@/server/db/client";
import { weddingOfCustomer } from "@/server/modules/planning/wedding/public";
import { guestList } from "./repo/own";

/** Returns a couple's guest list, for the download of its data. */
export async function ownGuests(db: Db, customerId: string) {
  const weddingId = await weddingOfCustomer(db, customerId);
  return { guestList: weddingId ? await guestList(db, weddingId) : [] };
}
