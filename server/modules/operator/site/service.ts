import type { IsoDate } from "@/lib/dates";
import { todayInSingapore } from "@/lib/dates";
import {
  type Announcement,
  READ_ONLY,
  SITE_FEATURE_WORDS,
  SITE_FEATURES,
  type SiteAudience,
  type SiteFeature,
  type SiteNotice,
  type SiteReader,
  type SiteSettings,
} from "@/contracts/operator/site/site";
import type { AnnouncementBody, PausedBody, ReadOnlyBody } from "@/contracts/operator/site/site.schema";
import type { OperatorActor } from "@/server/core/actor";
import { cached, clearCache } from "@/server/core/cache";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { changed, doneBy, NO_SUBJECT, recordAct } from "@/server/modules/identity/operator/public";
import * as repo from "./repo";

/** A change reaches this process at once, others by a notification and at the latest after this time. */
const KEPT_SECONDS = 5;
const RETRY_SECONDS = 300;
const SUBJECT = { subjectId: NO_SUBJECT, subject: "The site" } as const;

/** GET /operator/site */
export async function siteSettings(): Promise<SiteSettings> {
  return present(await repo.settings(await getDb()));
}

/** Throws `unavailable` while an operator has paused this part of the site. */
export async function refusePaused(feature: SiteFeature): Promise<void> {
  const { paused } = await keptSettings();
  if (paused.includes(feature)) throw unavailable(SITE_FEATURE_WORDS[feature].paused);
}

/** Throws `unavailable` while the site can only be read. */
export async function refuseReadOnly(): Promise<void> {
  const { readOnly } = await keptSettings();
  if (readOnly) throw unavailable(READ_ONLY);
}

/** Returns the lines above the pages of these readers: what doesn't work now, and the announcement. */
export async function siteNotices(audience: SiteReader): Promise<SiteNotice[]> {
  const { readOnly, paused, announcement } = await keptSettings();
  const stopped = readOnly
    ? [READ_ONLY]
    : paused
        .map((feature) => SITE_FEATURE_WORDS[feature])
        .flatMap((words) => (words.readers.includes(audience) ? [words.paused] : []));
  return [
    ...stopped.map((text): SiteNotice => ({ text, href: "", tone: "warn" })),
    // A couple's guests came for the couple's words, not for ours.
    ...(announcement && audience !== "guests" && isFor(announcement, audience, todayInSingapore())
      ? [{ text: announcement.text, href: announcement.href, tone: "info" } as const]
      : []),
  ];
}

/** PUT /operator/site/read-only. Throws `conflict` when nothing would change. */
export function setReadOnly(actor: OperatorActor, { readOnly, reason }: ReadOnlyBody): Promise<SiteSettings> {
  return change(async (tx, before) => {
    if (before.readOnly === readOnly) {
      throw new AppError("conflict", `The site is ${readOnly ? "read-only" : "open"} already`);
    }
    const values = { before: { readOnly: before.readOnly }, after: { readOnly } };
    await recordAct(tx, { ...SUBJECT, ...values, doneBy: doneBy(actor), kind: "site.readOnly", reason });
    return { readOnly };
  });
}

/** PUT /operator/site/paused. Throws `conflict` when nothing would change. */
export function setPaused(
  actor: OperatorActor,
  { feature, paused, reason }: PausedBody,
): Promise<SiteSettings> {
  return change(async (tx, before) => {
    const { label } = SITE_FEATURE_WORDS[feature];
    if (before.paused.includes(feature) === paused) {
      throw new AppError("conflict", `“${label}” ${paused ? "is paused" : "runs"} already`);
    }
    const others = before.paused.filter((each) => each !== feature);
    const values = {
      before: { [label]: !paused ? "paused" : "on" },
      after: { [label]: paused ? "paused" : "on" },
    };
    await recordAct(tx, { ...SUBJECT, ...values, doneBy: doneBy(actor), kind: "site.pause", reason });
    return { paused: paused ? [...others, feature] : others };
  });
}

/**
 * PUT /operator/site/announcement: replaces the announcement, or takes it down. Throws `bad_request` for a last day in
 * the past.
 */
export function setAnnouncement(actor: OperatorActor, body: AnnouncementBody): Promise<SiteSettings> {
  const { text, href, audience } = body;
  const lastDay = body.lastDay ?? null;
  if (text !== "" && lastDay !== null && lastDay < todayInSingapore()) {
    const message = "The last day must not be in the past";
    throw new AppError("bad_request", message, [{ field: "lastDay", message }]);
  }
  return change(async (tx, before) => {
    const values = changed(announced(before), { text, link: href, audience, lastDay });
    if (Object.keys(values.after).length === 0) return null;
    await recordAct(tx, { ...SUBJECT, ...values, doneBy: doneBy(actor), kind: "site.announce" });
    return {
      announcement: text,
      announcementHref: href,
      announcementAudience: audience,
      announcementLastDay: lastDay,
    };
  });
}

const announced = (row: repo.SiteRow) => ({
  text: row.announcement,
  link: row.announcementHref,
  audience: row.announcementAudience,
  lastDay: row.announcementLastDay,
});

/** Locks the settings and makes the change that `decide` returns; null changes nothing. */
async function change(
  decide: (tx: Transaction, before: repo.SiteRow) => Promise<repo.SiteChange | null>,
): Promise<SiteSettings> {
  const after = await inTransaction(async (tx) => {
    const before = await repo.lockSettings(tx);
    const decided = await decide(tx, before);
    return decided ? repo.changeSettings(tx, decided) : before;
  });
  clearCache();
  return present(after);
}

/** Every call that changes something asks for them. */
const keptSettings = () => cached("site settings", KEPT_SECONDS, siteSettings);

function present(row: repo.SiteRow | undefined): SiteSettings {
  if (!row) return { readOnly: false, paused: [], announcement: null };
  return {
    readOnly: row.readOnly,
    paused: SITE_FEATURES.filter((feature) => row.paused.includes(feature)),
    announcement:
      row.announcement === ""
        ? null
        : {
            text: row.announcement,
            href: row.announcementHref,
            audience: row.announcementAudience,
            lastDay: row.announcementLastDay,
          },
  };
}

const isFor = ({ audience, lastDay }: Announcement, reader: SiteAudience, today: IsoDate) =>
  (audience === "everyone" || audience === reader) && (lastDay === null || lastDay >= today);

const unavailable = (message: string) =>
  new AppError("unavailable", message, { retryAfterSeconds: RETRY_SECONDS });
