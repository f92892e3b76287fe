import type { HiddenPicture } from "@/contracts/catalogue/takedown/takedown";
import { AppError } from "@/server/core/errors";
import type { Db, Transaction } from "@/server/db/client";
import type { PicturePlace } from "@/server/db/schema/catalogue/takedown";
import * as repo from "./repo";

export type { PicturePlace } from "@/server/db/schema/catalogue/takedown";

const present = ({ name, reason, createdAt }: repo.Takedown): HiddenPicture => ({
  name,
  reason,
  at: createdAt.toISOString(),
});

/** Returns the pictures taken down from a product or its edit, oldest first. */
export async function hiddenOfProduct(db: Db, productId: string): Promise<HiddenPicture[]> {
  return (await repo.ofProduct(db, productId)).map(present);
}

/** Returns the pictures taken down from a vendor's profile, oldest first. */
export async function hiddenOfProfile(db: Db, vendorId: string): Promise<HiddenPicture[]> {
  const rows = await repo.ofVendor(db, vendorId);
  return rows.filter(({ places }) => places.some((place) => "field" in place)).map(present);
}

/** Returns the names of all pictures of a vendor and its products that were taken down. */
export async function hiddenNames(db: Db, vendorId: string): Promise<Set<string>> {
  return new Set((await repo.ofVendor(db, vendorId)).map(({ name }) => name));
}

/**
 * Keeps which pictures were taken down, where they were, and why. The caller takes them out of these places. Throws
 * `conflict` for a picture without a place: it is hidden already, or gone.
 */
export async function keepTakedown(
  tx: Transaction,
  vendorId: string,
  pictures: readonly { name: string; places: PicturePlace[] }[],
  reason: string,
): Promise<void> {
  if (pictures.some(({ places }) => places.length === 0)) {
    throw new AppError("conflict", "This picture isn’t shown any more");
  }
  await repo.insert(
    tx,
    pictures.map((picture) => ({ vendorId, ...picture, reason })),
  );
}

/** Ends takedowns and returns where the pictures were. Throws `conflict` when one isn't taken down. */
export async function endTakedown(
  tx: Transaction,
  vendorId: string,
  names: readonly string[],
): Promise<{ name: string; places: PicturePlace[]; reason: string }[]> {
  const rows = await repo.remove(tx, vendorId, names);
  if (rows.length < new Set(names).size) throw new AppError("conflict", "This picture isn’t hidden any more");
  return rows;
}

/** Returns the list with the pictures back at their former positions, or at the end of a shorter list. */
export function withPictures(
  list: readonly string[],
  back: readonly { name: string; at: number }[],
): string[] {
  const after = [...list];
  for (const { name, at } of back.toSorted((a, b) => a.at - b.at)) {
    if (!after.includes(name)) after.splice(at, 0, name);
  }
  return after;
}
