import type { ErrorCode, FieldError } from "@/contracts/errors";

/** Sent with the message: the invalid fields, or how long to wait. */
type Detail = FieldError[] | { retryAfterSeconds: number };

/** A failure with a message for people. Services throw it; `onError` (respond.ts) turns it into the envelope. */
export class AppError extends Error {
  override name = "AppError";
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    detail?: Detail,
  ) {
    super(message);
    this.errors = Array.isArray(detail) ? detail : undefined;
    this.retryAfterSeconds = Array.isArray(detail) ? undefined : detail?.retryAfterSeconds;
  }
}

export const STATUS_OF = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;
