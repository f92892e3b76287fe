import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import { RSVP_LINK_GONE } from "@/contracts/planning/invitation/rsvp";
import { linkToken } from "@/contracts/planning/invitation/rsvp.schema";
import {
  type PhotoPage,
  photosPath,
  PHOTOS_OF_HOUSEHOLD,
  PHOTOS_OF_WEDDING,
} from "@/contracts/planning/photo";
import type { GuestPhotoBody } from "@/contracts/planning/photo.schema";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { guestsOfHousehold } from "@/server/modules/planning/guest/public";
import { designOf, lockLink, openLink, type OpenLink } from "@/server/modules/planning/invitation/public";
import {
  discardPictures,
  factsOf,
  notifyPlanning,
  storePicture,
} from "@/server/modules/planning/wedding/public";
import * as repo from "./repo";

/**
 * Returns the photo page of a household's link. Null for a link that doesn't work, while the couple collects no photos,
 * and for a household that isn't coming.
 */
export async function readPhotos(token: string, language?: InviteLanguage): Promise<PhotoPage | null> {
  if (!linkToken().required().isValidSync(token)) return null;
  const db = await getDb();
  const link = await openLink(db, token);
  if (!link || !(await mayAdd(db, link))) return null;
  const { weddingId, householdId } = link;
  const [facts, design, photos, counts] = await Promise.all([
    factsOf(db, weddingId),
    designOf(db, weddingId),
    repo.findPhotos(db, weddingId),
    repo.countPhotos(db, link),
  ]);
  const own = photos.filter(({ photo }) => photo.householdId === householdId);
  return {
    couple: facts.couple,
    design: design.design,
    language: language ?? link.language ?? design.language,
    waiting: own.flatMap(({ photo: { id, name, state } }) => (state === "waiting" ? [{ id, name }] : [])),
    shown: photos.flatMap(({ photo: { id, name, state, householdId: by } }) =>
      state === "shown" ? [{ id, name, own: by === householdId }] : [],
    ),
    full: isFull(counts, 1),
  };
}

/** True while the couple collects photos and someone in the household is coming. */
async function mayAdd(db: Db, { weddingId, householdId }: OpenLink): Promise<boolean> {
  const { guestPhotos } = await designOf(db, weddingId);
  if (!guestPhotos) return false;
  const household = await guestsOfHousehold(weddingId, householdId, db);
  return household?.guests.some(({ events }) => events.some(({ answer }) => answer === "yes")) ?? false;
}

type Counts = Awaited<ReturnType<typeof repo.countPhotos>>;
const isFull = ({ ofWedding, ofHousehold }: Counts, more: number) =>
  ofHousehold + more > PHOTOS_OF_HOUSEHOLD || ofWedding + more > PHOTOS_OF_WEDDING;

/**
 * Adds a household's photos, which the couple then approves, or removes one of them. Returns the path of the page with
 * the result. Throws `not_found` for a link that doesn't work, and `conflict` while the couple collects no photos or
 * when nobody in the household is coming.
 */
export async function takePhotos(
  { token, lang, remove }: GuestPhotoBody,
  uploads: readonly Upload[],
): Promise<string> {
  const db = await getDb();
  const language = (lang || undefined) as InviteLanguage | undefined;
  const link = await openLink(db, token);
  if (!link) throw linkGone();
  if (!(await mayAdd(db, link))) throw new AppError("conflict", "The couple isn't collecting photos");
  if (remove) {
    await takeBack(link, remove);
    return photosPath(token, { language });
  }
  if (uploads.length === 0) return photosPath(token, { language, problem: "none" });
  if (isFull(await repo.countPhotos(db, link), uploads.length)) {
    return photosPath(token, { language, problem: "full" });
  }
  const { ownerId } = await factsOf(db, link.weddingId);
  const names: string[] = [];
  try {
    for (const { field, bytes } of uploads) names.push(await storePicture(field, bytes, ownerId));
    const isKept = await inTransaction(async (tx) => keep(tx, token, names));
    if (isKept) return photosPath(token, { language, sent: names.length });
    await discardPictures(names);
    return photosPath(token, { language, problem: "full" });
  } catch (error) {
    await discardPictures(names);
    if (error instanceof AppError && error.code === "bad_request") {
      return photosPath(token, { language, problem: "picture" });
    }
    throw error;
  }
}

/** Counts again under the link's lock, because a household may send from two phones at once. */
async function keep(tx: Transaction, token: string, names: readonly string[]): Promise<boolean> {
  const link = await lockLink(tx, token);
  if (!link) throw linkGone();
  if (isFull(await repo.countPhotos(tx, link), names.length)) return false;
  await repo.insertPhotos(tx, link, names);
  await notifyPlanning(tx, link.weddingId, "photos");
  return true;
}

async function takeBack({ weddingId, householdId }: OpenLink, id: string): Promise<void> {
  const name = await inTransaction(async (tx) => {
    const gone = await repo.deletePhoto(tx, id, { weddingId, householdId });
    if (gone) await notifyPlanning(tx, weddingId, "photos");
    return gone;
  });
  if (name) await discardPictures([name]);
}

const linkGone = () => new AppError("not_found", `${RSVP_LINK_GONE}. Ask the couple for a new one`);
