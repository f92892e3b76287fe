import { array, boolean, type InferType, number, object, string } from "yup";
import { text, uuid } from "@/contracts/fields.schema";
import { NOTICE_KINDS, type NoticeKind } from "./notice";

const kind = () => string<NoticeKind>().oneOf(NOTICE_KINDS, "kind is not a kind of notice");

/** GET /notice. */
export const noticesQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  limit: number().integer().min(1).max(100).default(20),
  kind: kind(),
  unread: boolean().default(false),
});
export type NoticesQuery = InferType<typeof noticesQuery>;

/** POST /notice/read: those with these ids, those that lead to this path, or all of them. */
export const readNoticesBody = object({
  ids: array(uuid().required()).max(100, "At most 100 ids"),
  href: text().max(500, "href must be at most 500 characters"),
  all: boolean().default(false),
});
export type ReadNoticesBody = InferType<typeof readNoticesBody>;

/** PUT /notice/choices: the kinds that are left out stay as they are. */
export const noticeChoicesBody = object({
  choices: array(
    object({
      kind: kind().required("kind is required"),
      product: boolean().required("product is required"),
      mail: boolean().required("mail is required"),
      push: boolean().required("push is required"),
    }),
  )
    .max(NOTICE_KINDS.length, `At most ${NOTICE_KINDS.length} choices`)
    .required("choices is required"),
});
export type NoticeChoicesBody = InferType<typeof noticeChoicesBody>;

/** POST /public/notice-mail-stop, of the link in a mail. */
export const noticeMailStopQuery = object({ token: text().max(1000).required("This link is not complete") });
export type NoticeMailStopQuery = InferType<typeof noticeMailStopQuery>;
