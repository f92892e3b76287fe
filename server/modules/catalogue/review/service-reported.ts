import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import type { Db, Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { countRating } from "@/server/modules/catalogue/vendor/public";
import { reviewHidden, reviewRestored } from "./mail-hidden";
import { publicName } from "./present";
import { findReview, lockReview, setHidden } from "./repo-reported";

/** Returns a review with its customer, for operators; null when there is none. */
export async function reportedReview(db: Db, id: string) {
  const row = await findReview(db, id);
  if (!row) return null;
  const { review, vendorName, slug } = row;
  return {
    name: `The review of ${vendorName} by ${publicName(row)}`,
    slug,
    customerId: review.customerId,
    rating: review.rating,
    title: review.title,
    text: review.body,
    pictures: review.pictures,
    hiddenPictures: review.hiddenPictures,
    isHidden: review.hiddenAt !== null,
    hiddenReason: review.hiddenReason,
  };
}

/** The hidden part of a review: all of it, or its pictures alone. */
export type HiddenPart = "review" | "pictures";

/**
 * Hides a review or its pictures and mails its author the reason; the stars of a hidden review no longer count. Throws
 * `not_found`, and `conflict` when nothing is left to hide.
 */
export async function hideReview(
  tx: Transaction,
  { id, part, reason }: { id: string; part: HiddenPart; reason: string },
): Promise<void> {
  await lockReview(tx, id);
  const row = (await findReview(tx, id)) ?? missing();
  const { review } = row;
  if (review.hiddenAt || (part === "pictures" && review.pictures.length === 0)) {
    throw new AppError("conflict", "This is hidden already");
  }
  if (part === "review") {
    await setHidden(tx, id, { hiddenAt: new Date(), hiddenReason: reason });
    await countRating(tx, review.vendorId, -review.rating, -1);
  } else {
    await setHidden(tx, id, {
      pictures: [],
      hiddenPictures: [...review.hiddenPictures, ...review.pictures],
      hiddenReason: reason,
    });
  }
  const { vendorName, email: to } = row;
  await enqueueMessage(tx, reviewHidden, { to, vendorName, part, reason, link: linkTo(review.orderId) });
}

/** Shows a review and its pictures again and notifies its author. Throws `not_found` and `conflict`. */
export async function restoreReview(tx: Transaction, id: string): Promise<void> {
  await lockReview(tx, id);
  const row = (await findReview(tx, id)) ?? missing();
  const { review } = row;
  if (!review.hiddenAt && review.hiddenPictures.length === 0) {
    throw new AppError("conflict", "Nothing of this is hidden");
  }
  await setHidden(tx, id, {
    hiddenAt: null,
    hiddenReason: "",
    pictures: [...review.pictures, ...review.hiddenPictures],
    hiddenPictures: [],
  });
  if (review.hiddenAt) await countRating(tx, review.vendorId, review.rating);
  const { vendorName, email: to } = row;
  await enqueueMessage(tx, reviewRestored, { to, vendorName, link: linkTo(review.orderId) });
}

const linkTo = (orderId: string) => appLink(`/user/manage-orders/${orderId}#review`);

function missing(): never {
  throw new AppError("not_found", "This review does not exist");
}
