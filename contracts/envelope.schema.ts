import { type InferType, number, object } from "yup";
import { MAX_LIMIT } from "./envelope";
import { text, uuid } from "./fields.schema";

/** The two sort directions that every list supports. */
export const SORT_DIRECTIONS = ["asc", "desc"] as const;

/** The paging query that every list call takes. */
export const pageQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  limit: number().integer().min(1).max(MAX_LIMIT).default(20),
  sortBy: text().default("asc").oneOf(SORT_DIRECTIONS, "sortBy must be one of asc, desc"),
  searchBy: text().max(200).default(""),
});
export type PageQuery = InferType<typeof pageQuery>;

export const idParam = object({ id: uuid().required() });
