import {
  INVITE_DESIGNS,
  INVITE_LANGUAGES,
  type InviteDesign,
  type InviteLanguage,
  type InviteSettings,
  type InviteText,
  type InviteWords,
} from "@/contracts/planning/invitation/invitation";
import type { InviteSettingsBody } from "@/contracts/planning/invitation/invitation.schema";
import type { WeddingPage } from "@/contracts/planning/invitation/wedding-page";
import type { CustomerActor } from "@/server/core/actor";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import {
  discardPictures,
  eventsOf,
  factsOf,
  presentEvent,
  publishedPage,
  requireWedding,
  setCutOff,
  storePicture,
} from "@/server/modules/planning/wedding/public";
import { DEFAULT_WORDS } from "./default-words";
import * as repo from "./repo-design";

export const FIRST_DESIGN: InviteDesign = INVITE_DESIGNS[0];

export type Design = {
  design: InviteDesign;
  picture: string | null;
  words: Record<InviteLanguage, InviteText>;
  language: InviteLanguage;
};

/** Returns how a wedding's invites look and what they say, with our words where the couple wrote none. */
export async function designOf(db: Db, weddingId: string): Promise<Design> {
  return presentDesign(await repo.findDesign(db, weddingId));
}

function presentDesign(row: repo.DesignRow | null): Design {
  const design = INVITE_DESIGNS.find((each) => each === row?.design) ?? FIRST_DESIGN;
  return {
    ...{ design, picture: row?.picture ?? null, language: row?.language ?? "en" },
    words: { ...DEFAULT_WORDS, ...row?.words },
  };
}

/** Returns the e-invite as the couple edits it. */
export async function readInviteSettings(actor: CustomerActor): Promise<InviteSettings> {
  const { weddingId } = await requireWedding(actor, "plan");
  return settingsOf(weddingId);
}

async function settingsOf(weddingId: string): Promise<InviteSettings> {
  const db = await getDb();
  const [row, facts, events] = await Promise.all([
    repo.findDesign(db, weddingId),
    factsOf(db, weddingId),
    eventsOf(weddingId),
  ]);
  return {
    ...presentDesign(row),
    remindDays: row?.remindDays ?? null,
    rsvpCutOff: facts.rsvpCutOff,
    couple: facts.couple,
    events: events.map(presentEvent),
  };
}

/** Changes the given parts of the e-invite. */
export async function saveInviteSettings(
  actor: CustomerActor,
  { rsvpCutOff, words, ...columns }: InviteSettingsBody,
): Promise<InviteSettings> {
  const { weddingId } = await requireWedding(actor, "plan");
  await inTransaction(async (tx) => {
    const before = await repo.lockDesign(tx, weddingId, FIRST_DESIGN);
    await repo.updateDesign(tx, weddingId, {
      ...columns,
      ...(words ? { words: { ...before.words, ...given(words) } } : {}),
    });
    if (rsvpCutOff !== undefined) await setCutOff(tx, weddingId, rsvpCutOff);
  });
  return settingsOf(weddingId);
}

function given(words: NonNullable<InviteSettingsBody["words"]>): InviteWords {
  return Object.fromEntries(
    INVITE_LANGUAGES.flatMap((language) => (words[language] ? [[language, words[language]]] : [])),
  );
}

/** Sets or removes the picture. Throws `bad_request` for what is no picture. */
export async function saveInvitePicture(
  actor: CustomerActor,
  picture: Buffer | undefined,
  remove: boolean,
): Promise<InviteSettings> {
  const { weddingId, customerId } = await requireWedding(actor, "plan");
  if (!picture && !remove) return settingsOf(weddingId);
  const name = picture ? await storePicture("picture", picture, customerId) : null;
  const old = await inTransaction(async (tx) => {
    const before = await repo.lockDesign(tx, weddingId, FIRST_DESIGN);
    await repo.updateDesign(tx, weddingId, { picture: name });
    return before.picture;
  });
  if (old) await discardPictures([old]);
  return settingsOf(weddingId);
}

/** Returns the published wedding page of that slug, or null. */
export async function readWeddingPage(slug: string): Promise<WeddingPage | null> {
  const page = await publishedPage(slug);
  if (!page) return null;
  const db = await getDb();
  const { weddingId, story, dressCode, giftNote, pictures } = page;
  const [facts, events, { design }] = await Promise.all([
    factsOf(db, weddingId),
    eventsOf(weddingId),
    designOf(db, weddingId),
  ]);
  return {
    ...{ couple: facts.couple, date: facts.date, design, story, dressCode, giftNote, pictures },
    events: events.map((event) => ({
      ...presentEvent(event),
      calendarUrl: `/api/v1/public/wedding-page/calendar?slug=${page.slug}&event=${event.id}`,
    })),
  };
}
