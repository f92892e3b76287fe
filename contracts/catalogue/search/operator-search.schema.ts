import { array, type InferType, number, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text, uuid } from "@/contracts/fields.schema";
import { SEARCH_KINDS } from "./search";

const terms = (most: number) =>
  array()
    .of(text().max(60, "Each term must be at most 60 characters").required("Please enter a term"))
    .max(most, `Please enter at most ${most} terms`);

const group = {
  say: terms(20).min(1, "Please enter at least one term").required("Please enter at least one term"),
  mean: terms(20).default([]),
};

/** GET /operator/synonym */
export const synonymsQuery = pageQuery.pick(["page", "limit", "searchBy"]);
export type SynonymsQuery = InferType<typeof synonymsQuery>;

/** POST /operator/synonym and PUT /operator/synonym/{id} */
export const synonymBody = object(group);
export type SynonymBody = InferType<typeof synonymBody>;

/** POST /operator/synonym/try. `id` names the group that the terms would replace. */
export const synonymTrialBody = object({
  ...group,
  id: uuid().nullable().default(null),
  words: text().max(200, "The search must be at most 200 characters").required("Please enter a search"),
});
export type SynonymTrialBody = InferType<typeof synonymTrialBody>;

/** GET /operator/search-miss */
export const searchMissesQuery = pageQuery.pick(["page", "limit"]).concat(
  object({
    kind: text().oneOf(SEARCH_KINDS, "Please choose vendors or products").default("vendors"),
    days: number().integer().min(1).max(90).default(30),
  }),
);
export type SearchMissesQuery = InferType<typeof searchMissesQuery>;
