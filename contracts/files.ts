/** The refusal of an uploaded file that is the same everywhere. */
export const FILE_TOO_COMPLEX =
  "This file takes more time or memory than we can give it. Save it again in a simpler form, or choose another";
