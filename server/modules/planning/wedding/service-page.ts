import { fullName } from "@/lib/text/full-name";
import type { InviteEvent } from "@/contracts/planning/invitation/invitation";
import { PAGE_PICTURES_MAX, type WeddingPageSettings } from "@/contracts/planning/invitation/wedding-page";
import type { WeddingPageBody } from "@/contracts/planning/invitation/wedding-page.schema";
import { daysBetween, todayInSingapore } from "@/lib/dates";
import { shownPhone } from "@/lib/phone/shown-phone";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { discardPictures, storePicture } from "./picture";
import { pageSlug } from "./access/page-slug";
import * as repo from "./repo-page";
import { requireWedding, type WeddingAccess } from "./access/service";
import { eventsOf, type WeddingEvent } from "./service-events";

/** Facts about a wedding for invitations, answers and mails. */
export type WeddingFacts = {
  weddingId: string;
  /** The account of the couple. */
  ownerId: string;
  couple: string;
  /** The path of the wedding page, while it is published. */
  page: string | null;
  rsvpCutOff: string | null;
  date: string | null;
  /** The first name of the account that owns the wedding. */
  firstName: string;
  email: string;
  isVerified: boolean;
  phone: string;
};

/** Returns the facts of a wedding. */
export async function factsOf(db: Db, weddingId: string): Promise<WeddingFacts> {
  const row = await repo.findFacts(db, weddingId);
  if (!row) throw new Error("the wedding is gone");
  const { date, rsvpCutOff, email, firstName, ownerId } = row;
  return {
    weddingId,
    ownerId,
    date,
    rsvpCutOff,
    email,
    firstName,
    couple: coupleOf(row),
    page: row.publishedAt ? `/w/${row.slug}` : null,
    isVerified: row.verifiedAt !== null,
    phone: shownPhone(row.countryCode, row.phone),
  };
}

function coupleOf(row: NonNullable<Awaited<ReturnType<typeof repo.findFacts>>>): string {
  const { brideFirstName: bride, groomFirstName: groom } = row;
  return bride && groom ? `${bride} & ${groom}` : fullName(row) || "The couple";
}

/** Returns an event as guests see it. */
export function presentEvent(event: WeddingEvent): InviteEvent {
  const { id, kind, name, date, venueName, address, postalCode, programme, parking } = event;
  const clock = (time: string | null) => time?.slice(0, 5) ?? null;
  return {
    id,
    kind,
    name,
    date,
    venueName,
    address,
    postalCode,
    programme,
    parking,
    startsAt: clock(event.startsAt),
    endsAt: clock(event.endsAt),
  };
}

/** Sets the last day for replies. */
export async function setCutOff(db: Db, weddingId: string, rsvpCutOff: string | null): Promise<void> {
  await repo.updateWedding(db, weddingId, { rsvpCutOff });
}

/** Returns the couple's page as they edit it. */
export async function readPageSettings(actor: CustomerActor): Promise<WeddingPageSettings> {
  return settingsOf(await requireWedding(actor, "plan"));
}

async function settingsOf({ weddingId }: WeddingAccess): Promise<WeddingPageSettings> {
  const db = await getDb();
  const [page, facts, events, open] = await Promise.all([
    repo.findPage(db, weddingId),
    factsOf(db, weddingId),
    eventsOf(weddingId),
    openEventIds(db, weddingId),
  ]);
  if (!page) throw new Error("the wedding is gone");
  const { slug, publishedAt, story, dressCode, giftNote, travel, questions, pictures } = page;
  return {
    story,
    dressCode,
    giftNote,
    travel,
    questions,
    pictures,
    published: publishedAt !== null,
    url: appLink(`/w/${slug}`),
    couple: facts.couple,
    date: facts.date,
    daysToGo: daysToGo(facts.date),
    events: events.map((event) => ({ ...presentEvent(event), forEveryone: open.includes(event.id) })),
  };
}

/** Returns the number of days until the wedding day in Singapore; null when no day is set or it has passed. */
export function daysToGo(date: string | null, now = new Date()): number | null {
  if (!date) return null;
  const days = daysBetween(todayInSingapore(now), date);
  return days < 0 ? null : days;
}

/** Returns the ids of the events that the page shows to everyone with its address. */
export async function openEventIds(db: Db, weddingId: string): Promise<string[]> {
  return repo.findOpenEvents(db, weddingId);
}

/** Changes the given parts of the page. Throws `bad_request` for a picture that isn't on the page. */
export async function savePage(
  actor: CustomerActor,
  body: WeddingPageBody,
  now = new Date(),
): Promise<WeddingPageSettings> {
  const access = await requireWedding(actor, "plan");
  const { published, pictures, ...words } = body;
  const dropped = await inTransaction(async (tx) => {
    const before = await repo.lockPage(tx, access.weddingId);
    if (!before) throw new Error("the wedding is gone");
    if (pictures?.some((name) => !before.pictures.includes(name))) {
      throw new AppError("bad_request", "A picture is not part of your page any more");
    }
    await repo.updateWedding(tx, access.weddingId, {
      ...words,
      ...(pictures ? { pictures: [...new Set(pictures)] } : {}),
      ...(published === undefined ? {} : { publishedAt: published ? (before.publishedAt ?? now) : null }),
      // An UPDATE without columns is not valid SQL.
      slug: before.slug,
    });
    return pictures ? before.pictures.filter((name) => !pictures.includes(name)) : [];
  });
  await discardPictures(dropped);
  return settingsOf(access);
}

/** Adds pictures to the page. Throws `bad_request` for files that aren't pictures, and above the limit. */
export async function addPictures(
  actor: CustomerActor,
  uploads: readonly Upload[],
): Promise<WeddingPageSettings> {
  const access = await requireWedding(actor, "plan");
  if (uploads.length === 0) throw new AppError("bad_request", "Choose a picture");
  const fresh: string[] = [];
  try {
    for (const { field, bytes } of uploads) fresh.push(await storePicture(field, bytes, access.customerId));
    await inTransaction(async (tx) => {
      const before = await repo.lockPage(tx, access.weddingId);
      const pictures = [...(before?.pictures ?? []), ...fresh];
      if (pictures.length > PAGE_PICTURES_MAX) {
        throw new AppError("bad_request", `Your page can have at most ${PAGE_PICTURES_MAX} pictures`);
      }
      await repo.updateWedding(tx, access.weddingId, { pictures });
    });
  } catch (error) {
    await discardPictures(fresh);
    throw error;
  }
  return settingsOf(access);
}

/** Gives the page a new address; the old one stops working at once. */
export async function renewSlug(actor: CustomerActor): Promise<WeddingPageSettings> {
  const access = await requireWedding(actor, "plan");
  const db = await getDb();
  const { couple } = await factsOf(db, access.weddingId);
  await repo.updateWedding(db, access.weddingId, { slug: pageSlug(couple) });
  return settingsOf(access);
}

/** Returns a published page's row, or null. */
export async function publishedPage(slug: string) {
  return repo.findPublished(await getDb(), slug);
}
