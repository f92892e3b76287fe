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

const base64url = (name: string, length: number) =>
  text()
    .required(`${name} is required`)
    .matches(/^[\w-]+=*$/, `${name} is not base64url`)
    .max(length, `${name} is too long`);

/** PUT /notice/push: a subscription as the browser made it. */
export const pushBody = object({
  endpoint: text()
    .required("endpoint is required")
    .url("endpoint is not an address")
    .max(1000, "endpoint is too long"),
  p256dh: base64url("p256dh", 120),
  auth: base64url("auth", 40),
});
export type PushBody = InferType<typeof pushBody>;

/** POST /notice/push/stop, and GET /notice/push for this browser's subscription. */
export const pushStopBody = object({ endpoint: text().required("endpoint is required").max(1000) });
export type PushStopBody = InferType<typeof pushStopBody>;
export const pushQuery = object({ endpoint: text().max(1000).default("") });
export type PushQuery = InferType<typeof pushQuery>;
