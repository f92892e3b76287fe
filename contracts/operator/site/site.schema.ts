import { boolean, type InferType, object } from "yup";
import { isoDate, text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";
import { ANNOUNCEMENT_MAX, SITE_AUDIENCES, SITE_FEATURES } from "./site";

const reason = () => reasonText().required("Please give a reason");

/** PUT /operator/site/read-only */
export const readOnlyBody = object({
  readOnly: boolean().required("Please say whether the site can only be read"),
  reason: reason(),
});
export type ReadOnlyBody = InferType<typeof readOnlyBody>;

/** PUT /operator/site/paused */
export const pausedBody = object({
  feature: text()
    .oneOf(SITE_FEATURES, "Please choose a part of the site from the list")
    .required("Please choose a part of the site"),
  paused: boolean().required("Please say whether it is paused"),
  reason: reason(),
});
export type PausedBody = InferType<typeof pausedBody>;

/** PUT /operator/site/announcement. An empty text takes the announcement down. */
export const announcementBody = object({
  text: text()
    .max(ANNOUNCEMENT_MAX, `The announcement must be at most ${ANNOUNCEMENT_MAX} characters`)
    .default(""),
  href: text()
    .max(200, "The link must be at most 200 characters")
    .matches(/^\/(?!\/)[\w\-/?=&#.%]*$/, {
      message: "The link must be a path of this site, such as /helpful-tips",
      excludeEmptyString: true,
    })
    .default(""),
  audience: text().oneOf(SITE_AUDIENCES, "Please choose who sees it from the list").default("everyone"),
  lastDay: isoDate().nullable().default(null),
});
export type AnnouncementBody = InferType<typeof announcementBody>;
