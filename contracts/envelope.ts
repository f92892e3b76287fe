import { type InferType, number, object } from "yup";
import type { FieldError } from "./errors";
import { uuid } from "./uuid";
import { text } from "./text";

/**
 * Every answer of the API. `code` repeats the HTTP status (200 ok, 400 failure with message, 401 expired ...);
 * specs: customer §7, vendor §7.
 */
export type Envelope<T> = { code: number; message: string; data: T };

/** `data` of a failed answer: which fields are wrong, and the id under which the failure was logged. */
export type ErrorData = { errors?: FieldError[]; requestId?: string } | null;

/** `data` of a list. `page` counts from 1. */
export type Page<T> = { docs: T[]; totalDocs: number; limit: number; page: number; totalPages: number };

export const MAX_LIMIT = 9999;

/** The paging query that every list call takes. */
export const pageQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  limit: number().integer().min(1).max(MAX_LIMIT).default(20),
  sortBy: text().max(40).default("asc"),
  searchBy: text().max(200).default(""),
});
export type PageQuery = InferType<typeof pageQuery>;

export const idParam = object({ id: uuid().required() });

export function toPage<T>(docs: T[], totalDocs: number, query: { page: number; limit: number }): Page<T> {
  return {
    docs,
    totalDocs,
    limit: query.limit,
    page: query.page,
    totalPages: Math.max(1, Math.ceil(totalDocs / query.limit)),
  };
}
