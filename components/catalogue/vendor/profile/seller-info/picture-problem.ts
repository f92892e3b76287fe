import { isPictureFile, PICTURE_KINDS } from "@/contracts/pictures";
import { PICTURE_MAX_BYTES } from "@/contracts/identity/account/profile";

/** Returns why a file can't be uploaded as a picture, or "". */
export function pictureProblem(file: File): string {
  if (!isPictureFile(file)) return `${file.name} is no ${PICTURE_KINDS} picture`;
  return file.size > PICTURE_MAX_BYTES ? `${file.name} is larger than 5 MB` : "";
}
