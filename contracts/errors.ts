/** The kinds of errors. The server maps each to one HTTP status (server/core/errors.ts). */
export const ERROR_CODES = [
  "bad_request",
  "unauthenticated",
  "forbidden",
  "not_found",
  "conflict",
  "gone",
  "too_large",
  "too_many_requests",
  "unsupported_media_type",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The message when several required fields are missing; the errors name each of them. */
export const FILL_ALL = "Please fill all fields";
/** The same for requests that also have optional fields. */
export const FILL_MANDATORY = "Please fill all mandatory fields";

/** A problem with one field; its path is in dot notation (`items.0.quantity`). */
export type FieldError = { field: string; message: string };
