import type { InviteDesign, InviteLanguage } from "./invitation/invitation";

export const PHOTO_BYTES = 10 * 1024 * 1024;
/** In one form. */
export const PHOTOS_AT_ONCE = 5;
export const PHOTOS_OF_HOUSEHOLD = 40;
export const PHOTOS_OF_WEDDING = 600;
export const PHOTOS_SAVED = "Photos saved";

/** `waiting` until the couple approves it, and again once it is taken down. */
export const PHOTO_STATES = ["waiting", "shown"] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

/** A photo as the couple sees it. */
export type GuestPhoto = {
  id: string;
  _id: string;
  /** In the media storage. */
  name: string;
  state: PhotoState;
  /** The household that added it. */
  household: string;
  createdAt: string;
};

/** All photos of a wedding, the latest first. */
export type GuestPhotos = {
  /** Guests can add photos. */
  on: boolean;
  docs: GuestPhoto[];
};

export const PHOTO_PROBLEMS = ["picture", "full", "none"] as const;
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number];

/** The page of photos behind a household's link. */
export type PhotoPage = {
  couple: string;
  design: InviteDesign;
  language: InviteLanguage;
  /** The household's own that aren't shown yet. */
  waiting: { id: string; name: string }[];
  /** The household can remove its `own`. */
  shown: { id: string; name: string; own: boolean }[];
  /** The household has added as many as it may. */
  full: boolean;
};

type PhotosQuery = {
  language?: InviteLanguage | undefined;
  problem?: PhotoProblem;
  sent?: number;
};

/** Returns the path of the photos behind a household's link. */
export function photosPath(token: string, { language, problem, sent }: PhotosQuery = {}): string {
  const given = Object.entries({ lang: language, problem, sent: sent && String(sent) }).flatMap(
    ([name, value]) => (value ? [[name, value]] : []),
  );
  const search = String(new URLSearchParams(given));
  return `/rsvp/${token}/photos${search && `?${search}`}`;
}
