import { v7 } from "uuid";
import { type InvitationsSent, MAX_INVITES_A_DAY } from "@/contracts/planning/invitation/invitation";
import type { RemindBody, SendInvitationsBody } from "@/contracts/planning/invitation/invitation.schema";
import { eventLine } from "@/contracts/planning/invitation/event-words";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import {
  eventsOf,
  factsOf,
  notifyPlanning,
  requireWedding,
  type WeddingFacts,
} from "@/server/modules/planning/wedding/public";
import { enqueueMessage } from "@/server/mail/public";
import { rsvpLink } from "./rules/links";
import { householdInvited, householdReminded } from "./mail";
import * as repo from "./repo/send";
import { makeLinks, startOfToday } from "./service";
import { designOf } from "./service-design";

const BATCH = 50;
const MAX_AHEAD_DAYS = 365;

/**
 * Schedules invitations by mail, now or for later; already sent ones are unaffected. Throws `forbidden` before the
 * couple's own address is verified, `bad_request` when nobody can be mailed, and `too_many_requests`.
 */
export async function sendInvitations(
  actor: CustomerActor,
  { householdIds, sendAt }: SendInvitationsBody,
  now = new Date(),
): Promise<InvitationsSent> {
  const { weddingId } = await requireWedding(actor, "plan");
  const at = sendAt ? new Date(sendAt) : now;
  if (Number.isNaN(at.getTime())) throw new AppError("bad_request", "Choose a day and a time");
  if (at.getTime() > now.getTime() + MAX_AHEAD_DAYS * DAY_MS) {
    throw new AppError("bad_request", "Choose a day within a year");
  }
  const count = await inTransaction(async (tx) => {
    const facts = await factsOf(tx, weddingId);
    refuseUnverified(facts);
    refuseOver(facts, now);
    await makeLinks(tx, weddingId, householdIds);
    const scheduled = await repo.schedule(tx, weddingId, householdIds, at);
    if (scheduled === 0) {
      throw new AppError(
        "bad_request",
        "Nobody to email: these households already have their invitation, or have no email address or event yet",
      );
    }
    if ((await repo.countSent(tx, weddingId, new Date(now.getTime() - DAY_MS))) > MAX_INVITES_A_DAY) {
      const limit = MAX_INVITES_A_DAY.toLocaleString("en-SG");
      throw new AppError(
        "too_many_requests",
        `You can send ${limit} invitations a day. Send the rest tomorrow`,
      );
    }
    await notifyPlanning(tx, weddingId, "invitations");
    return scheduled;
  });
  if (at <= now) await sendDueInvitations(now);
  return { count };
}

function refuseUnverified({ isVerified }: WeddingFacts): void {
  if (isVerified) return;
  throw new AppError("forbidden", "Verify your email address first. The link is in your mailbox");
}

function refuseOver({ rsvpCutOff }: WeddingFacts, now: Date): void {
  if (rsvpCutOff && rsvpCutOff < todayInSingapore(now)) {
    throw new AppError("conflict", "The last day for answers has passed. Move it first");
  }
}

/** Queues the mails of invitations that are due. */
export async function sendDueInvitations(now = new Date()): Promise<void> {
  for (;;) {
    const sent = await inTransaction(async (tx) => {
      const claimed = await repo.claimDue(tx, now, BATCH);
      await mailLinks(tx, claimed, "invited");
      return claimed.length;
    });
    if (sent < BATCH) return;
  }
}

/**
 * Reminds households that were invited by mail and lack an answer, each at most once a day. Throws `bad_request` when
 * there are none.
 */
export async function remindHouseholds(
  actor: CustomerActor,
  { householdIds }: RemindBody,
  now = new Date(),
): Promise<InvitationsSent> {
  const { weddingId } = await requireWedding(actor, "plan");
  return inTransaction(async (tx) => {
    const facts = await factsOf(tx, weddingId);
    refuseUnverified(facts);
    refuseOver(facts, now);
    const before = startOfToday(now);
    const claimed = await repo.claimReminders(tx, weddingId, { householdIds, before, now });
    if (claimed.length === 0) {
      throw new AppError("bad_request", "Nobody to remind: everyone has answered, or was emailed today");
    }
    await mailLinks(tx, claimed, "reminded");
    await notifyPlanning(tx, weddingId, "invitations");
    return { count: claimed.length };
  });
}

/** Sends the automatic reminders before the cut-off, once per household. */
export async function sendDueReminders(now = new Date()): Promise<void> {
  for (const { weddingId, cutOff, days } of await repo.toRemind(await getDb(), todayInSingapore(now))) {
    const from = instantInSingapore(addDays(cutOff, -days), "00:00");
    await inTransaction(async (tx) =>
      mailLinks(tx, await repo.claimReminders(tx, weddingId, { before: from, now }), "reminded"),
    );
  }
}

const TEMPLATES = { invited: householdInvited, reminded: householdReminded };

/** Mails each household its invitation or a reminder, if it has an address. */
export async function mailLinks(
  tx: Transaction,
  claimed: repo.Claimed[],
  what: keyof typeof TEMPLATES,
): Promise<void> {
  const weddings = new Map<string, Awaited<ReturnType<typeof contentOf>>>();
  for (const to of await repo.addressees(
    tx,
    claimed.map(({ id }) => id),
  )) {
    // Its last event may have been removed since it was claimed.
    if (to.eventIds.length === 0) continue;
    const wedding = weddings.get(to.weddingId) ?? (await contentOf(tx, to.weddingId));
    weddings.set(to.weddingId, wedding);
    const language = to.language ?? wedding.language;
    const { heading, body, closing } = wedding.words[language];
    const messageId = v7();
    await repo.noteQueued(tx, to.id, messageId);
    const message = {
      to: to.email,
      household: to.household,
      language,
      heading,
      body,
      closing,
      couple: wedding.couple,
      cutOff: wedding.rsvpCutOff,
      events: wedding.events
        .filter((event) => to.eventIds.includes(event.id))
        .map((event) => eventLine(event, language)),
      link: rsvpLink(to),
      replyTo: wedding.email,
    };
    await enqueueMessage(tx, TEMPLATES[what], message, { messageId });
  }
}

async function contentOf(db: Db, weddingId: string) {
  const [facts, design, events] = [
    await factsOf(db, weddingId),
    await designOf(db, weddingId),
    await eventsOf(weddingId, db),
  ];
  return { ...facts, ...design, events };
}
