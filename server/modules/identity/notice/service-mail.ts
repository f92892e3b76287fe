import type { MailStop, NoticeKind } from "@/contracts/identity/notice";
import { NOTICE_KINDS } from "@/contracts/identity/notice";
import { readEnv } from "@/lib/env";
import { readSignedValue, signValue } from "@/lib/session/signed-value";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { sessionSecret } from "@/server/core/secrets";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { isStoppable, mailTime } from "./quiet";
import * as repo from "./repo";
import { notify, wantsMail } from "./service";

/** A mail about to be queued, whose subject and preheader become the text of a notice. */
type Mail = { kind: NoticeKind; to: string; subject: string; preheader: string; hrefs: readonly string[] };

/** A mail is either not wanted, or sent at `sendAt` (null: immediately) unless its notice was read by then. */
type MailPlan = { isWanted: false } | { isWanted: true; sendAt: Date | null; noticeId: string | null };

const AT_ONCE: MailPlan = { isWanted: true, sendAt: null, noticeId: null };

/** Adds a notice with a mail's content to its recipient's account, if any, and returns when to send the mail. */
export async function noticeOfMail(tx: Db, mail: Mail, now: Date): Promise<MailPlan> {
  const { kind } = mail;
  const place = placeOf(mail.hrefs);
  const accountId = place && (await repo.findAccount(tx, place.role, mail.to));
  if (!place || !accountId) return AT_ONCE;
  // A message notifies its reader immediately; the mail follows if it stays unread.
  const waited = kind === "messages";
  const { href } = place;
  const noticeId = waited
    ? ((await repo.findUnread(tx, accountId, { kind, href }))?.id ?? null)
    : ((await notify(tx, [accountId], { kind, title: mail.subject, detail: mail.preheader, href })).get(
        accountId,
      ) ?? null);
  if (!(await wantsMail(tx, accountId, kind))) return { isWanted: false };
  return { isWanted: true, sendAt: mailTime(kind, now, { waited }), noticeId };
}

const VENDORS = /^\/vendor\/(dashboard|login|password-reset)\b/;
const SIGN_IN = /^\/(vendor\/)?(login|password-reset|forgot-password|reset-password|undo-email)\b/;
const HOME = { customer: "/user/profile", vendor: "/vendor/dashboard" } as const;

/** Returns the path on our site that a mail links to, without secrets, and its reader's role; null without links. */
function placeOf(hrefs: readonly string[]): { role: "customer" | "vendor"; href: string } | null {
  const origin = readEnv().appOrigin;
  const paths = hrefs.flatMap((href) => (href.startsWith(`${origin}/`) ? [href.slice(origin.length)] : []));
  if (paths.length === 0) return null;
  const role = paths.some((path) => VENDORS.test(path)) ? "vendor" : "customer";
  const href = paths.find((path) => !SIGN_IN.test(path) && !/[?&]token=/.test(path)) ?? HOME[role];
  return { role, href };
}

/** Returns whether a mail is still to be sent, and the links that switch off those of its kind. */
export async function beforeMail(
  db: Db,
  noticeId: string,
): Promise<{ isWanted: boolean; stop: { page: string; call: string } | null }> {
  const row = await repo.findNotice(db, noticeId);
  if (!row) return { isWanted: true, stop: null };
  if (!isStoppable(row.kind)) return { isWanted: true, stop: null };
  const isWanted = row.readAt === null && (await wantsMail(db, row.accountId, row.kind));
  return { isWanted, stop: stopLinks(row.accountId, row.kind) };
}

const PURPOSE = "notice-mail-stop";

function stopLinks(accountId: string, kind: NoticeKind): { page: string; call: string } {
  const token = encodeURIComponent(signValue({ accountId, kind }, sessionSecret(), PURPOSE));
  return {
    page: `${appLink("/stop-emails")}?kind=${kind}&token=${token}`,
    call: `${appLink("/api/v1/public/notice-mail-stop")}?token=${token}`,
  };
}

/** POST /public/notice-mail-stop. Throws `bad_request` for a link that is not ours. */
export async function stopMails(token: string): Promise<MailStop> {
  const { accountId, kind } = readToken(token);
  const db = await getDb();
  const [saved] = await repo.choicesOf(db, [accountId], kind);
  const { product = true, push = true } = saved ?? {};
  await inTransaction((tx) => repo.saveChoices(tx, accountId, [{ kind, product, mail: false, push }]));
  return { kind };
}

function readToken(token: string): { accountId: string; kind: NoticeKind } {
  const value = readSignedValue(token, sessionSecret(), PURPOSE) as {
    accountId?: unknown;
    kind?: unknown;
  } | null;
  const kind = NOTICE_KINDS.find((each) => each === value?.kind);
  if (!kind || typeof value?.accountId !== "string") {
    throw new AppError("bad_request", "This link is not complete");
  }
  return { accountId: value.accountId, kind };
}
