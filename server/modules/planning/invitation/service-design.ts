import { v7 } from "uuid";
import {
  INVITE_DESIGNS,
  INVITE_LANGUAGES,
  CUT_OFF_PASSED,
  type GuestTables,
  type InviteDesign,
  type InviteLanguage,
  type InviteSettings,
  type InviteText,
  type InviteWords,
  type ReplyQuestion,
} from "@/contracts/planning/invitation/invitation";
import type { InviteSettingsBody } from "@/contracts/planning/invitation/invitation.schema";
import { todayInSingapore } from "@/lib/dates";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import {
  discardPictures,
  eventsOf,
  factsOf,
  presentEvent,
  requireWedding,
  setCutOff,
  storePicture,
} from "@/server/modules/planning/wedding/public";
import { DEFAULT_WORDS } from "./rules/default-words";
import * as repo from "./repo/design";

export const FIRST_DESIGN: InviteDesign = INVITE_DESIGNS[0];

export type Design = {
  design: InviteDesign;
  picture: string | null;
  words: Record<InviteLanguage, InviteText>;
  language: InviteLanguage;
  guestTables: GuestTables;
  payNow: string;
  guestPhotos: boolean;
  questions: ReplyQuestion[];
};

/** Returns the look and texts of a wedding's invites, with default texts where the couple wrote none. */
export async function designOf(db: Db, weddingId: string): Promise<Design> {
  return presentDesign(await repo.findDesign(db, weddingId));
}

function presentDesign(row: repo.DesignRow | null): Design {
  const design = INVITE_DESIGNS.find((each) => each === row?.design) ?? FIRST_DESIGN;
  return {
    design,
    picture: row?.picture ?? null,
    language: row?.language ?? "en",
    guestTables: row?.guestTables ?? "none",
    payNow: row?.payNow ?? "",
    guestPhotos: row?.guestPhotos ?? false,
    questions: row?.questions ?? [],
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

/** Changes the given parts of the e-invite. Throws `bad_request` for a new last day for replies that has passed. */
export async function saveInviteSettings(
  actor: CustomerActor,
  { rsvpCutOff, words, questions, guestTables, ...columns }: InviteSettingsBody,
  now = new Date(),
): Promise<InviteSettings> {
  const { weddingId } = await requireWedding(actor, "plan");
  await inTransaction(async (tx) => {
    const before = await repo.lockDesign(tx, weddingId, FIRST_DESIGN);
    await repo.updateDesign(tx, weddingId, {
      ...columns,
      ...(guestTables ? { guestTables: guestTables as GuestTables } : {}),
      ...(questions ? { questions: withIds(questions, before.questions) } : {}),
      ...(words ? { words: { ...before.words, ...given(words) } } : {}),
    });
    if (rsvpCutOff !== undefined) await changeCutOff(tx, weddingId, rsvpCutOff, now);
  });
  return settingsOf(weddingId);
}

/** A question keeps its id when its text changes, so that its answers stay with it. */
function withIds(
  questions: NonNullable<InviteSettingsBody["questions"]>,
  before: readonly ReplyQuestion[],
): ReplyQuestion[] {
  const known = new Set(before.map(({ id }) => id));
  return questions.map(({ id, text }) => ({ id: id && known.has(id) ? id : v7(), text }));
}

async function changeCutOff(
  tx: Transaction,
  weddingId: string,
  day: string | null,
  now: Date,
): Promise<void> {
  // The form sends all its fields: a day that has passed since it was set must not block the others.
  if (day === (await factsOf(tx, weddingId)).rsvpCutOff) return;
  if (day && day < todayInSingapore(now)) {
    throw new AppError("bad_request", CUT_OFF_PASSED, [{ field: "rsvpCutOff", message: CUT_OFF_PASSED }]);
  }
  await setCutOff(tx, weddingId, day);
}

function given(words: NonNullable<InviteSettingsBody["words"]>): InviteWords {
  return Object.fromEntries(
    INVITE_LANGUAGES.flatMap((language) => (words[language] ? [[language, words[language]]] : [])),
  );
}

/** Sets or removes the picture. Throws `bad_request` when the file isn't a picture. */
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
