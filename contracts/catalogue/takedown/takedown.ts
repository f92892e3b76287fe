/** A picture that an operator has taken down, as its vendor reads it. */
export type HiddenPicture = {
  /** The media name. */
  name: string;
  reason: string;
  /** ISO 8601, UTC */
  at: string;
};
