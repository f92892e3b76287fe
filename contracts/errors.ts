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

/** The message of a request in which several fields are missing; each is named among the errors. */
export const FILL_ALL = "Please fill all fields";
/** The same, where the request has optional fields, too. */
export const FILL_MANDATORY = "Please fill all mandatory fields";

/** One complaint about one field, path in dot notation (`items.0.quantity`). */
export type FieldError = { field: string; message: string };
