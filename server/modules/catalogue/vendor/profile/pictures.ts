import {
  GALLERY_AT_ONCE,
  GALLERY_MAX,
  VENDOR_PICTURES,
  type VendorPicture,
} from "@/contracts/catalogue/vendor/vendor-profile";
import type { VendorProfileBody } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import { discardPictures, keepPicture } from "@/server/adapters/storage/kept-picture";
import type { Upload } from "@/server/http/request/form";
import { fieldErrors } from "./columns";
import type { ProfileColumns, ProfileRow } from "../repo/profile";

/** Banners are shown across the full width of the screen. */
const SIDES = { profileImage: 600, bannerImage: 1920, gallery: 1600 } as const;
const CALLED = { profileImage: "The logo", bannerImage: "The banner" } as const;

export const pictureFolder = (vendorId: string) => `vendor/${vendorId}`;

/** Uploaded pictures by their media names. */
export type FreshPictures = Partial<Record<VendorPicture, string>> & { gallery: string[] };

export const namesOf = ({ gallery, ...single }: FreshPictures) => [...Object.values(single), ...gallery];

/** Stores the uploaded pictures. Throws `bad_request` naming the picture, and then stores none of them. */
export async function keepPictures(vendorId: string, uploads: readonly Upload[]): Promise<FreshPictures> {
  const folder = pictureFolder(vendorId);
  const fresh: FreshPictures = { gallery: [] };
  if (uploads.filter(({ field }) => field === "gallery").length > GALLERY_AT_ONCE) {
    throw fieldErrors([{ field: "gallery", message: `Add at most ${GALLERY_AT_ONCE} pictures at a time` }]);
  }
  try {
    for (const { field, name, bytes } of uploads) {
      const side = SIDES[field as keyof typeof SIDES];
      const called = field === "gallery" ? `“${name.slice(0, 80)}”` : CALLED[field as VendorPicture];
      const media = await keepPicture(field, bytes, { folder, side, what: called });
      if (field === "gallery") fresh.gallery.push(media);
      else fresh[field as VendorPicture] = media;
    }
    return fresh;
  } catch (error) {
    await discardPictures(folder, namesOf(fresh));
    throw error;
  }
}

/** Returns the picture columns after a change. Throws `bad_request` when the gallery becomes too long. */
export function pictureColumns(
  before: ProfileRow,
  body: VendorProfileBody,
  fresh: FreshPictures,
): ProfileColumns {
  const columns: ProfileColumns = {};
  for (const field of VENDOR_PICTURES) {
    if (fresh[field]) columns[field] = fresh[field];
    else if (body[field] !== undefined) columns[field] = null;
  }
  if (!body.previousGallery && fresh.gallery.length === 0) return columns;
  const galleryImages = arranged(
    before.galleryImages,
    body.previousGallery ?? before.galleryImages,
    fresh.gallery,
  );
  if (galleryImages.length > GALLERY_MAX) {
    throw fieldErrors([{ field: "gallery", message: `Show at most ${GALLERY_MAX} pictures` }]);
  }
  return { ...columns, galleryImages };
}

/** `new:0` stands for the first uploaded picture; names of pictures that the vendor doesn't have are ignored. */
function arranged(before: readonly string[], listed: readonly string[], fresh: readonly string[]): string[] {
  const asked = listed.flatMap((entry) => {
    const at = /^new:(\d{1,2})$/.exec(entry)?.[1];
    if (at !== undefined) return fresh[Number(at)] ?? [];
    return before.includes(entry) ? [entry] : [];
  });
  return [...new Set([...asked, ...fresh])];
}

/** Returns the pictures that a change has replaced. */
export function replacedPictures(before: ProfileRow, columns: ProfileColumns): string[] {
  const single = VENDOR_PICTURES.flatMap((field) =>
    columns[field] !== undefined && before[field] ? [before[field]] : [],
  );
  const { galleryImages } = columns;
  const dropped = galleryImages ? before.galleryImages.filter((name) => !galleryImages.includes(name)) : [];
  return [...single, ...dropped];
}
