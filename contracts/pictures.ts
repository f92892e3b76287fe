/** Accepted formats of uploaded pictures. All are converted, so that every browser shows them. */
export const PICTURE_KINDS = "JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF or BMP";
export const PICTURE_MEGAPIXELS = 120;
/** GIFs are decoded as a whole, hence the lower limit. */
export const GIF_MEGAPIXELS = 40;
export const PICTURE_ACCEPT = ".jpg,.jpeg,.png,.gif,.webp,.avif,.heic,.heif,.tif,.tiff,.bmp";

const TYPE = /^image\/(jpeg|png|gif|webp|avif|hei[cf]|tiff|(x-ms-)?bmp)$/;

/**
 * Returns true when a chosen file claims to be such a picture. Most systems have no type for HEIC, so its name has to
 * do.
 */
export const isPictureFile = ({ name, type }: { name: string; type: string }): boolean =>
  type ? TYPE.test(type) : /\.(hei[cf]|avif|tiff?|bmp)$/i.test(name);

/** Why a picture is rejected. */
export type PictureProblem = "kind" | "pixels" | "gif" | "cut" | "damaged" | "complex";

/** Returns the message for a rejected picture. `what` is its file name or place on the page, `kind` its actual kind. */
export function pictureRefused(what: string, problem: PictureProblem, kind?: string): string {
  switch (problem) {
    case "kind":
      return kind
        ? `${what} is ${kind}, but must be a ${PICTURE_KINDS} picture`
        : `${what} must be a ${PICTURE_KINDS} picture`;
    case "pixels":
      return `${what} has more than ${PICTURE_MEGAPIXELS} megapixels. Save it smaller and try again`;
    case "gif":
      return `${what} is a GIF of more than ${GIF_MEGAPIXELS} megapixels. Save it smaller or as a JPEG and try again`;
    case "cut":
      return `${what} is cut short: the rest of the file is missing. Copy or download it again, or choose another`;
    case "damaged":
      return `${what} can’t be opened: the file is damaged. Save it again, or choose another`;
    case "complex":
      return `${what} takes too long to open. Save it smaller or as a JPEG and try again`;
  }
}
