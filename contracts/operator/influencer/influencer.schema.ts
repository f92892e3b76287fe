import { boolean, type InferType, number, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import {
  INFLUENCER_NAME_MAX,
  INFLUENCER_PERIODS,
  INFLUENCER_STATES,
  type InfluencerPeriod,
  type InfluencerState,
} from "./influencer";

const CODE = /^[A-Z0-9][A-Z0-9_-]{0,39}$/;

const code = () =>
  text()
    .transform((value: unknown) => (typeof value === "string" ? value.toUpperCase() : value))
    .matches(CODE, {
      message: "Use up to 40 letters, digits, hyphens and underscores for the code",
      excludeEmptyString: true,
    })
    .required("Enter the code");

const filters = {
  searchBy: text().max(200).default(""),
  state: text()
    .default("")
    .oneOf(["", ...INFLUENCER_STATES], "state must be active or ended"),
  days: number()
    .oneOf([...INFLUENCER_PERIODS], `days must be one of ${INFLUENCER_PERIODS.join(", ")}`)
    .default(0),
};
type Filters = { searchBy: string; state: InfluencerState | ""; days: InfluencerPeriod };

/** GET /operator/influencer: the newest first. */
export const influencersQuery = pageQuery.pick(["page", "limit"]).shape(filters);
export type InfluencersQuery = Filters & { page: number; limit: number };

/** GET /operator/influencer/export.csv */
export const influencersFileQuery = object(filters);
export type InfluencersFileQuery = Filters;

/** PUT /operator/influencer: a form, with a picture as `picture`. A known code is given the new name and picture. */
export const influencerBody = object({
  code: code(),
  name: text()
    .max(INFLUENCER_NAME_MAX, `Use at most ${INFLUENCER_NAME_MAX} characters for the name`)
    .required("Enter the name that the greeting shows"),
});
export type InfluencerBody = InferType<typeof influencerBody>;

/** POST /operator/influencer/state: ends a code, or lets it work again. */
export const influencerStateBody = object({
  code: code(),
  ended: boolean().required("ended is required"),
  reason: text().max(500, "The reason can be at most 500 characters").required("Give a reason"),
});
export type InfluencerStateBody = InferType<typeof influencerStateBody>;
