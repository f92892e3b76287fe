import type { MailStop } from "@/contracts/identity/notice";
import {
  noticeChoicesBody,
  noticeMailStopQuery,
  noticesQuery,
  pushBody,
  pushQuery,
  pushStopBody,
  readNoticesBody,
} from "@/contracts/identity/notice.schema";
import { route } from "@/server/http/route";
import { readPush, startPush, stopPush } from "./service-push";
import { countUnreadNotices, listNotices, readChoices, readNotices, saveChoices } from "./service";
import { stopMails } from "./service-mail";

/** Returns the page of the mailed link, which confirms it. */
const stoppedPage = ({ kind }: MailStop) =>
  new Response(null, {
    status: 303,
    headers: { location: `/stop-emails?kind=${kind}&done=1`, "cache-control": "no-store" },
  });

export const noticeRoutes = [
  route({
    method: "GET",
    path: "/notice",
    guard: "account",
    summary: "What is new for the account, the latest first",
    reply: "Notices",
    query: noticesQuery,
    run: ({ actor, query }) => listNotices(actor, query),
  }),
  route({
    method: "GET",
    path: "/notice/unread",
    guard: "account",
    summary: "How many notices are unread",
    reply: "UnreadNotices",
    run: ({ actor }) => countUnreadNotices(actor),
  }),
  route({
    method: "POST",
    path: "/notice/read",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Marks notices as read: some, those that lead to one page, or all",
    reply: "UnreadNotices",
    body: readNoticesBody,
    run: ({ actor, body }) => readNotices(actor, body),
  }),
  route({
    method: "GET",
    path: "/notice/choices",
    guard: "account",
    summary: "How the account wants to be told of each kind of news",
    reply: "NoticeChoices",
    run: ({ actor }) => readChoices(actor),
  }),
  route({
    method: "PUT",
    path: "/notice/choices",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Changes how the account is told; emails about payments and security stay on",
    reply: "NoticeChoices",
    body: noticeChoicesBody,
    message: "Saved",
    run: ({ actor, body }) => saveChoices(actor, body),
  }),
  route({
    method: "GET",
    path: "/notice/push",
    guard: "account",
    summary: "Our key for Web Push, and whether this browser is told by it",
    reply: "PushState",
    query: pushQuery,
    run: ({ actor, query }) => readPush(actor, query),
  }),
  route({
    method: "PUT",
    path: "/notice/push",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Tells this browser of news by Web Push, as long as it is signed in",
    reply: "PushState",
    body: pushBody,
    throttle: { policy: "connect", of: ({ actor }) => actor.accountId },
    run: ({ actor, body }) => startPush(actor, body),
  }),
  route({
    method: "POST",
    path: "/notice/push/stop",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Stops telling this browser",
    reply: "PushState",
    body: pushStopBody,
    run: ({ actor, body }) => stopPush(actor, body),
  }),
  route({
    method: "POST",
    path: "/public/notice-mail-stop",
    guard: "public",
    summary: "Ends the mails of one kind by the link in one of them, also in one click (RFC 8058)",
    reply: "MailStop",
    query: noticeMailStopQuery,
    throttle: { policy: "verify", of: ({ query }) => `notice-mail-stop ${query.token}` },
    message: "You won't get any more of these emails",
    whileReadOnly: "allowed",
    run: async ({ query, exchange }) => {
      const stopped = await stopMails(query.token);
      return exchange.header("accept")?.startsWith("text/html") ? stoppedPage(stopped) : stopped;
    },
  }),
];
