import type { ShareLinkRow } from "@/server/modules/planning/share-link/public";

/** A link to check-in; the database ensures that it has an event and a window. */
export type HelperLink = ShareLinkRow & { eventId: string; validFrom: Date; validUntil: Date };

export function helperLink(row: ShareLinkRow): HelperLink {
  const { eventId, validFrom, validUntil } = row;
  if (!eventId || !validFrom || !validUntil)
    throw new Error(`check-in link ${row.id} has no event or window`);
  return { ...row, eventId, validFrom, validUntil };
}
