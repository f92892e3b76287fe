import { string } from "yup";

/** A trimmed text. Yup's own `trim()` throws on what is no text at all, where a complaint belongs. */
export const text = () =>
  string().transform((value: unknown) => (typeof value === "string" ? value.trim() : value));

export const emailAddress = () =>
  text().transform((value: unknown) => (typeof value === "string" ? value.toLowerCase() : value));
