import { removePrivate } from "@/server/adapters/storage/private-files";
import { log } from "@/server/core/log/log";
import type { Transaction } from "@/server/db/client";
import { storedFiles } from "./repo-own";

/**
 * Returns a function that deletes a couple's contracts and receipts, to be called after the transaction that deletes
 * its wedding and their rows has committed.
 */
export async function forgetFiles(
  tx: Transaction,
  { customerId }: { customerId: string },
): Promise<() => Promise<void>> {
  const names = await storedFiles(tx, customerId);
  return async () => {
    for (const name of names) {
      await removePrivate(name).catch((error: unknown) =>
        log.warn({ err: error, name }, "a file stays behind"),
      );
    }
  };
}
