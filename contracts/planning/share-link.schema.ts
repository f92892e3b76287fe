import { type InferType, object } from "yup";
import { text } from "@/contracts/fields.schema";
import { SHARE_LINK_NAME_MAX } from "./share-link";

/** POST /planning/runsheet/links and /planning/seating/links/:id. */
export const shareLinkBody = object({
  name: text()
    .max(SHARE_LINK_NAME_MAX, `Please keep the name within ${SHARE_LINK_NAME_MAX} characters`)
    .required("Please say who the link is for"),
});
export type ShareLinkBody = InferType<typeof shareLinkBody>;
