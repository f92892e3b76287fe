import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import type { Db, Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { storyHidden, storyRestored } from "./mail";
import { findStoryById, lockStory, setStoryHidden } from "./repo-reported";

/** Returns a story with its couple, for operators; null when there is none. */
export async function reportedStory(db: Db, id: string) {
  const row = await findStoryById(db, id);
  if (!row) return null;
  const { slug, customerId, title, words, pictures, publishedAt, hiddenAt, hiddenReason } = row;
  return {
    name: `“${title}”`,
    slug,
    customerId,
    title,
    text: words,
    pictures,
    isPublic: publishedAt !== null && hiddenAt === null,
    isHidden: hiddenAt !== null,
    hiddenReason,
  };
}

/** Hides a story and mails its couple the reason. Throws `not_found`, and `conflict` when it is hidden already. */
export async function hideStory(
  tx: Transaction,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await lockStory(tx, id);
  const { email: to, title, hiddenAt } = (await findStoryById(tx, id)) ?? missing();
  if (hiddenAt) throw new AppError("conflict", "This is hidden already");
  await setStoryHidden(tx, id, { hiddenAt: new Date(), hiddenReason: reason });
  await enqueueMessage(tx, storyHidden, { to, title, reason, link: appLink("/user/story") });
}

/** Shows a story again, if its couple still wants it public, and notifies them. Throws `not_found` and `conflict`. */
export async function restoreStory(tx: Transaction, id: string): Promise<void> {
  await lockStory(tx, id);
  const { email: to, title, hiddenAt } = (await findStoryById(tx, id)) ?? missing();
  if (!hiddenAt) throw new AppError("conflict", "Nothing of this is hidden");
  await setStoryHidden(tx, id, { hiddenAt: null, hiddenReason: "" });
  await enqueueMessage(tx, storyRestored, { to, title, link: appLink("/user/story") });
}

function missing(): never {
  throw new AppError("not_found", "This story does not exist");
}
