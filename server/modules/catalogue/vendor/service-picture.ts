import { VENDOR_PICTURES } from "@/contracts/catalogue/vendor/vendor-profile";
import type { HiddenPicture } from "@/contracts/catalogue/takedown/takedown";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import type { Db, Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import {
  endTakedown,
  hiddenOfProfile,
  keepTakedown,
  type PicturePlace,
  picturesRestored,
  picturesTakenDown,
  withPictures,
} from "@/server/modules/catalogue/takedown/public";
import { findVendor } from "./repo/account";
import * as repo from "./repo/profile";

/** Returns the pictures of a vendor's profile, and those taken down from it; null when it is gone. */
export async function picturesOfVendor(
  db: Db,
  id: string,
): Promise<{ shown: string[]; hidden: HiddenPicture[] } | null> {
  const row = await findVendor(db, id);
  if (!row) return null;
  const single = VENDOR_PICTURES.flatMap((field) => row[field] ?? []);
  return { shown: [...new Set([...single, ...row.galleryImages])], hidden: await hiddenOfProfile(db, id) };
}

type Pictures = { id: string; names: readonly string[] };

/** Takes pictures off a vendor's profile and mails the vendor the reason. Throws `not_found` and `conflict`. */
export async function hideVendorPictures(
  tx: Transaction,
  { id, names, reason }: Pictures & { reason: string },
): Promise<void> {
  const row = await lock(tx, id);
  await keepTakedown(
    tx,
    id,
    names.map((name) => ({ name, places: placesIn(row, name) })),
    reason,
  );
  const columns: repo.ProfileColumns = {
    galleryImages: row.galleryImages.filter((name) => !names.includes(name)),
  };
  for (const field of VENDOR_PICTURES) if (isOneOf(names, row[field])) columns[field] = null;
  await repo.updateProfile(tx, id, columns);
  await enqueueMessage(tx, picturesTakenDown, { ...mailOf(names), to: row.email, reason });
}

/**
 * Puts pictures back on a vendor's profile and mails the vendor; a logo or banner stays out when the vendor has chosen
 * another one since. Throws `not_found` and `conflict`.
 */
export async function restoreVendorPictures(tx: Transaction, { id, names }: Pictures): Promise<void> {
  const row = await lock(tx, id);
  const columns: repo.ProfileColumns = {};
  const back: { name: string; at: number }[] = [];
  for (const { name, places } of await endTakedown(tx, id, names)) {
    for (const place of places) {
      if (!("field" in place)) continue;
      if (place.field === "galleryImages") back.push({ name, at: place.at });
      else if (row[place.field] === null) columns[place.field] = name;
    }
  }
  await repo.updateProfile(tx, id, { ...columns, galleryImages: withPictures(row.galleryImages, back) });
  await enqueueMessage(tx, picturesRestored, { ...mailOf(names), to: row.email });
}

async function lock(tx: Transaction, id: string): Promise<repo.ProfileRow> {
  const row = await repo.lockProfile(tx, id);
  if (!row) throw new AppError("not_found", "This vendor does not exist");
  return row;
}

const isOneOf = (names: readonly string[], name: string | null) => name !== null && names.includes(name);

function placesIn(row: repo.ProfileRow, name: string): PicturePlace[] {
  const at = row.galleryImages.indexOf(name);
  return [
    ...VENDOR_PICTURES.flatMap((field) => (row[field] === name ? [{ field }] : [])),
    ...(at < 0 ? [] : [{ field: "galleryImages" as const, at }]),
  ];
}

const mailOf = (names: readonly string[]) => ({
  count: names.length,
  title: null,
  link: appLink("/vendor/dashboard/settings/seller-info"),
});
