import type { Db } from "@/server/db/client";
import { findPublishedById } from "./repo";

/** Returns a published story and whose it is; null when there is none. */
export async function reportedStory(db: Db, id: string) {
  const row = await findPublishedById(db, id);
  if (!row) return null;
  const { slug, customerId, title, words, pictures } = row;
  return { name: `“${title}”`, slug, customerId, title, text: words, pictures };
}
