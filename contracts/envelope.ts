import type { FieldError } from "./errors";

/**
 * Every response of the API. `code` repeats the HTTP status (200 success, 400 failure with a message, 401 expired …).
 */
export type Envelope<T> = { code: number; message: string; data: T };

/** `data` of an error response: the invalid fields, and the id under which the failure was logged. */
export type ErrorData = { errors?: FieldError[]; requestId?: string } | null;

/** `data` of a list. `page` counts from 1. */
export type Page<T> = { docs: T[]; totalDocs: number; limit: number; page: number; totalPages: number };

export const MAX_LIMIT = 9999;

export function toPage<T>(docs: T[], totalDocs: number, query: { page: number; limit: number }): Page<T> {
  return {
    docs,
    totalDocs,
    limit: query.limit,
    page: query.page,
    totalPages: Math.max(1, Math.ceil(totalDocs / query.limit)),
  };
}
