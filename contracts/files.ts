/** A refusal that applies to every kind of uploaded file. */
export const FILE_TOO_COMPLEX =
  "This file takes more time or memory than we can give it. Save it again in a simpler form, or choose another";
