/** The page that a share link opens; also the segment of its path. */
export const SHARE_LINK_KINDS = ["run-sheet", "seating", "check-in"] as const;
export type ShareLinkKind = (typeof SHARE_LINK_KINDS)[number];

/** A link that opens a page of the wedding without an account. */
export type ShareLink = {
  id: string;
  _id: string;
  /** The name of the recipient. */
  name: string;
  url: string;
  /** ISO 8601, UTC */
  createdAt: string;
  /** When its page was last opened, to within minutes; null for never. */
  lastUsedAt: string | null;
};

export const SHARE_LINK_NAME_MAX = 60;
/** The limit of active links: for the wedding, or for each of its events. */
export const SHARE_LINKS_MAX: Readonly<Record<ShareLinkKind, number>> = {
  "run-sheet": 20,
  seating: 10,
  "check-in": 20,
};
