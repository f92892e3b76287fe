import { PICTURE_MAX_BYTES, PICTURE_TYPES } from "@/contracts/identity/profile";

/** Returns why a file is no picture to upload, or an empty text. */
export function pictureProblem({ name, type, size }: File): string {
  if (!(PICTURE_TYPES as readonly string[]).includes(type))
    return `${name} is no JPEG, PNG, GIF or WebP picture`;
  return size > PICTURE_MAX_BYTES ? `${name} is larger than 5 MB` : "";
}
