import { type InferType, object, string } from "yup";
import { text } from "@/contracts/fields.schema";
import { linkToken } from "./invitation/rsvp.schema";
import { SHARE_LINK_KINDS, SHARE_LINK_NAME_MAX, type ShareLinkKind } from "./share-link";

/** POST /planning/runsheet/links and /planning/seating/links/:id. */
export const shareLinkBody = object({
  name: text()
    .max(SHARE_LINK_NAME_MAX, `Please keep the name within ${SHARE_LINK_NAME_MAX} characters`)
    .required("Please say who the link is for"),
});
export type ShareLinkBody = InferType<typeof shareLinkBody>;

/** GET /public/share-link/seen */
export const seenLinkQuery = object({
  kind: string<ShareLinkKind>().oneOf(SHARE_LINK_KINDS).required("kind is required"),
  token: linkToken().required("token is required"),
});
