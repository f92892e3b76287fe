import { getStorage } from "@/server/adapters/storage/current-storage";
import { log } from "@/server/core/log";
import type { Transaction } from "@/server/db/client";
import { clearPictures } from "./repo-own";

/**
 * Leaves the words and the rating of a couple that deletes its account, because other couples rely on them; the name
 * goes with the account. Returns what deletes the pictures' files once the transaction has committed.
 */
export async function forgetReviews(
  tx: Transaction,
  { customerId }: { customerId: string },
): Promise<() => Promise<void>> {
  const pictures = await clearPictures(tx, customerId);
  return async () => {
    // The demo's pictures are shared by many reviews.
    for (const name of pictures.filter((each) => each.startsWith("review/"))) {
      await getStorage()
        .remove(name)
        .catch((error: unknown) => log.warn({ err: error, name }, "a picture stays behind"));
    }
  };
}
