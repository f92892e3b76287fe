import type { Db, Transaction } from "@/server/db/client";
import { discardPictures, weddingOfCustomer } from "@/server/modules/planning/wedding/public";
import * as repo from "./repo";

/** Deletes a wedding's photos. Returns a function that deletes their files after the transaction has committed. */
export async function forgetPhotos(tx: Transaction, weddingId: string): Promise<() => Promise<void>> {
  const names = await repo.deleteAll(tx, weddingId);
  return () => discardPictures(names.filter((name) => name.startsWith("customer/")));
}

/** Like `forgetPhotos`, for a couple that deletes their account. */
export async function forgetOwnPhotos(
  tx: Transaction,
  { customerId }: { customerId: string },
): Promise<() => Promise<void>> {
  const weddingId = await weddingOfCustomer(tx, customerId);
  return weddingId ? forgetPhotos(tx, weddingId) : () => Promise.resolve();
}

/** Returns the photos that guests added for a couple, for the download of their data. */
export async function ownPhotos(db: Db, customerId: string) {
  return { guestPhotos: await repo.photosOf(db, customerId) };
}
