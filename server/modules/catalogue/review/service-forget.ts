import { getStorage } from "@/server/adapters/storage/current-storage";
import { log } from "@/server/core/log/log";
import type { Transaction } from "@/server/db/client";
import { clearPictures } from "./repo-own";

/**
 * Keeps the text and rating of reviews when a couple deletes their account, because other couples rely on them; the name
 * goes with the account. Returns a function that deletes the picture files after the transaction has committed.
 */
export async function forgetReviews(
  tx: Transaction,
  { customerId }: { customerId: string },
): Promise<() => Promise<void>> {
  const pictures = await clearPictures(tx, customerId);
  return async () => {
    // Demo pictures are shared by many reviews.
    for (const name of pictures.filter((each) => each.startsWith("review/"))) {
      await getStorage()
        .remove(name)
        .catch((error: unknown) => log.warn({ err: error, name }, "a picture stays behind"));
    }
  };
}
