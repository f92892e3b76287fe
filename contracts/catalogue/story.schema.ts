import { array, boolean, type InferType, number, object, string } from "yup";
import { text, uuid } from "@/contracts/fields.schema";
import {
  STORY_NAMES_MAX,
  STORY_PAGE_SIZE,
  STORY_PICTURES_MAX,
  STORY_TITLE_MAX,
  STORY_WORDS_MAX,
} from "./story";

const atMost = (what: string, max: number) =>
  `${what} must be at most ${max.toLocaleString("en-SG")} characters`;

/** PUT /user-story: the whole draft. */
export const storyBody = object({
  names: text()
    .max(STORY_NAMES_MAX, atMost("Your names", STORY_NAMES_MAX))
    .required("Please enter the names to show"),
  title: text()
    .max(STORY_TITLE_MAX, atMost("The title", STORY_TITLE_MAX))
    .required("Please give your story a title"),
  words: text()
    .max(STORY_WORDS_MAX, atMost("Your story", STORY_WORDS_MAX))
    .required("Please write a few words"),
  showMonth: boolean().default(false),
  showReviews: boolean().default(false),
  orderIds: array()
    .of(uuid().required())
    .min(1, "Please choose at least one vendor")
    .max(40, "Please choose at most 40 vendors")
    .required("Please choose at least one vendor"),
  pictures: array()
    .of(string().max(300).required())
    .max(STORY_PICTURES_MAX, `Please choose at most ${STORY_PICTURES_MAX} pictures`)
    .default([]),
});
export type StoryBody = InferType<typeof storyBody>;

/** POST /user-story/publish. */
export const storyConsentBody = object({
  agree: boolean()
    .oneOf([true], "Please agree before you publish")
    .required("Please agree before you publish"),
});

/** GET /story. */
export const storiesQuery = object({
  page: number().integer().min(1).max(10_000).default(1),
  limit: number().integer().min(1).max(50).default(STORY_PAGE_SIZE),
});
export type StoriesQuery = InferType<typeof storiesQuery>;

export const storySlugParam = object({ slug: text().max(120).required() });
