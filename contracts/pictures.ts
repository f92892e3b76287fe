/** Pictures that may be uploaded. We convert all of them, so that every browser shows them. */
export const PICTURE_KINDS = "JPEG, PNG, GIF, WebP, AVIF or HEIC";
export const PICTURE_MEGAPIXELS = 120;
/** A GIF is decoded as a whole. */
export const GIF_MEGAPIXELS = 40;
export const PICTURE_ACCEPT = ".jpg,.jpeg,.png,.gif,.webp,.avif,.heic,.heif";

const TYPE = /^image\/(jpeg|png|gif|webp|avif|hei[cf])$/;

/** Returns whether a chosen file says that it is such a picture. Most systems have no type for HEIC: its name has to do. */
export const isPictureFile = ({ name, type }: { name: string; type: string }): boolean =>
  type ? TYPE.test(type) : /\.(hei[cf]|avif)$/i.test(name);

/** Why a picture isn't accepted. */
export type PictureProblem = "kind" | "pixels" | "gif" | "damaged" | "complex";

/** Says why a picture isn't accepted. `what` is its file's name or its place on the page. */
export function pictureRefused(what: string, problem: PictureProblem): string {
  switch (problem) {
    case "kind":
      return `${what} must be a ${PICTURE_KINDS} picture`;
    case "pixels":
      return `${what} has more than ${PICTURE_MEGAPIXELS} megapixels. Save it smaller and try again`;
    case "gif":
      return `${what} is a GIF of more than ${GIF_MEGAPIXELS} megapixels. Save it smaller or as a JPEG and try again`;
    case "damaged":
      return `${what} can’t be opened: the file is damaged or incomplete. Save it again, or choose another`;
    case "complex":
      return `${what} takes too long to open. Save it smaller or as a JPEG and try again`;
  }
}
