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
  type SiteSettings,
} from "@/contracts/operator/site";
import type { AnnouncementBody, PausedBody, ReadOnlyBody } from "@/contracts/operator/site.schema";
import type { OperatorActor } from "@/server/core/actor";
import { cached, clearCache } from "@/server/core/cache";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
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
export async function siteNotices(audience: Exclude<SiteAudience, "everyone">): Promise<SiteNotice[]> {
  const { readOnly, paused, announcement } = await keptSettings();
  const stopped = readOnly
    ? [READ_ONLY]
    : paused
        .map((feature) => SITE_FEATURE_WORDS[feature])
        .flatMap((words) => (words.audience.includes(audience) ? [words.paused] : []));
  return [
    ...stopped.map((text): SiteNotice => ({ text, href: "", tone: "warn" })),
    ...(announcement && isFor(announcement, audience, todayInSingapore())
      ? [{ text: announcement.text, href: announcement.href, tone: "info" } as const]
      : []),
  ];
}

/** PUT /operator/site/read-only. Throws `conflict` when it is so already. */
export function setReadOnly(actor: OperatorActor, { readOnly, reason }: ReadOnlyBody): Promise<SiteSettings> {
  return change(async (tx, before) => {
    if (before.readOnly === readOnly) {
      throw new AppError("conflict", `The site ${readOnly ? "can only be read" : "can be changed"} already`);
    }
    await repo.changeSettings(tx, { readOnly });
    const values = { before: { readOnly: before.readOnly }, after: { readOnly } };
    await recordAct(tx, { ...SUBJECT, ...values, doneBy: doneBy(actor), kind: "site.readOnly", reason });
  });
}

/** PUT /operator/site/paused. Throws `conflict` when it is so already. */
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
    await repo.changeSettings(tx, { paused: paused ? [...others, feature] : others });
    const values = {
      before: { [label]: !paused ? "paused" : "on" },
      after: { [label]: paused ? "paused" : "on" },
    };
    await recordAct(tx, { ...SUBJECT, ...values, doneBy: doneBy(actor), kind: "site.pause", reason });
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
    await repo.changeSettings(tx, {
      announcement: text,
      announcementHref: href,
      announcementAudience: audience,
      announcementLastDay: lastDay,
    });
    const values = changed(announced(before), { text, link: href, audience, lastDay });
    await recordAct(tx, { ...SUBJECT, ...values, doneBy: doneBy(actor), kind: "site.announce" });
  });
}

const announced = (row: repo.SiteRow) => ({
  text: row.announcement,
  link: row.announcementHref,
  audience: row.announcementAudience,
  lastDay: row.announcementLastDay,
});

async function change(
  act: (tx: Parameters<typeof repo.lockSettings>[0], before: repo.SiteRow) => Promise<void>,
): Promise<SiteSettings> {
  const after = await inTransaction(async (tx) => {
    await act(tx, await repo.lockSettings(tx));
    return present(await repo.lockSettings(tx));
  });
  clearCache();
  return after;
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
