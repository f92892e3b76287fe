/** A link with which people read a page of the wedding without an account. */
export type ShareLink = {
  id: string;
  _id: string;
  /** For whom it is. */
  name: string;
  url: string;
  /** ISO 8601, UTC */
  createdAt: string;
};

export const SHARE_LINK_NAME_MAX = 60;
