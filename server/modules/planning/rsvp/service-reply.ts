import { eventName } from "@/contracts/planning/invitation/event-name";
import type { Guest, Household, RsvpAnswer } from "@/contracts/planning/guest/guest";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import { firstStep, nextStep, readStep, stepName } from "@/contracts/planning/invitation/reply-steps";
import {
  isUnanswered,
  replyPath,
  RSVP_CLOSED,
  RSVP_LINK_GONE,
  RSVP_NO_EVENTS,
} from "@/contracts/planning/invitation/rsvp";
import type { RsvpBody } from "@/contracts/planning/invitation/rsvp.schema";
import { splitName } from "@/lib/text/full-name";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { type GivenAnswers, guestsOfHousehold, recordAnswers } from "@/server/modules/planning/guest/public";
import {
  answerReceived,
  designOf,
  keepNote,
  lockLink,
  markAnswered,
  type OpenLink,
} from "@/server/modules/planning/invitation/public";
import { eventsOf, factsOf, type WeddingFacts } from "@/server/modules/planning/wedding/public";
import type { RsvpForm } from "./form";
import { isOpen, isToken, presentPerson } from "./service";

type Given = Pick<RsvpForm, "token" | "step" | "nobody">;

/**
 * Saves a page of a household's reply, in one transaction, and returns the address of the next page. Each page is saved
 * separately, so that an interrupted reply isn't lost; the last one mails a summary. As long as nobody has answered for
 * any event, what was typed is stored but doesn't count as a reply, and the household is still reminded. Throws
 * `not_found` for a link that doesn't work, `conflict` after the cut-off or without an event, and `bad_request` for
 * people or events that aren't the household's.
 */
export async function takeReply(
  { token, step: name, nobody }: Given,
  body: RsvpBody,
  now = new Date(),
): Promise<string> {
  if (!isToken(token)) throw linkGone();
  const language = body.language as InviteLanguage | undefined;
  return inTransaction(async (tx) => {
    const { link, facts, before } = await openHousehold(tx, token, now);
    const events = await invitedEvents(tx, before);
    const step = readStep({ events }, name) ?? { ask: "rest" as const };
    if (step.ask === "who" && nobody) {
      return replyPath(token, { step: stepName(step), language, problem: "nobody" });
    }
    const guests = answersIn(before, body);
    await recordAnswers(tx, { weddingId: link.weddingId, householdId: link.householdId, guests });
    const after = await guestsOfHousehold(link.weddingId, link.householdId, tx);
    const pages = { events, people: (after?.guests ?? []).map(presentPerson) };
    if (!after || !hasAnswered(after)) {
      await keepNote(tx, link.id, body.note);
      return replyPath(token, { step: stepName(firstStep(pages)), language, problem: "missing" });
    }
    await markAnswered(
      tx,
      link.id,
      { note: body.note, language, answers: await answersTo(tx, link, body) },
      now,
    );
    const next = nextStep(pages, step);
    if (next) return replyPath(token, { step: stepName(next), language });
    await mailReply(tx, facts, after, {
      token,
      language: language ?? link.language ?? (await designOf(tx, link.weddingId)).language,
    });
    return replyPath(token, { language, saved: true });
  });
}

async function openHousehold(tx: Transaction, token: string, now: Date) {
  const link = await lockLink(tx, token);
  if (!link) throw linkGone();
  const facts = await factsOf(tx, link.weddingId);
  if (!isOpen(facts.rsvpCutOff, now)) throw new AppError("conflict", RSVP_CLOSED);
  const before = await guestsOfHousehold(link.weddingId, link.householdId, tx);
  if (!before) throw linkGone();
  if (before.guests.every(({ events }) => events.length === 0)) {
    throw new AppError("conflict", RSVP_NO_EVENTS);
  }
  return { link, facts, before: { ...before, weddingId: link.weddingId } };
}

async function invitedEvents(
  tx: Transaction,
  { guests, weddingId }: Household & Pick<OpenLink, "weddingId">,
) {
  const invited = new Set(guests.flatMap(({ events }) => events.map(({ eventId }) => eventId)));
  return (await eventsOf(weddingId, tx)).filter(({ id }) => invited.has(id));
}

const hasAnswered = ({ guests }: Pick<Household, "guests">) =>
  guests.some(({ events }) => events.some(({ answer }) => !isUnanswered(answer)));

/** Returns the changes in a page of the reply, by guest. */
function answersIn({ guests }: Household, { people, everyone }: RsvpBody): GivenAnswers[] {
  const known = new Map(guests.map((guest) => [guest.id, guest]));
  const forAll = everyone.flatMap(({ eventId, answer }) => {
    const invited = guests.filter(({ events }) => events.some((each) => each.eventId === eventId));
    if (invited.length === 0) throw new AppError("not_found", "This guest isn't on the list for this event");
    return invited.map(({ id }) => ({ guestId: id, answers: [{ eventId, answer: answer as RsvpAnswer }] }));
  });
  const byPerson = people.map(({ id, name, dietary, allergies, answers }) => ({
    guestId: id,
    dietary: dietary as Guest["dietary"] | undefined,
    allergies,
    answers: answers.flatMap(({ eventId, answer, meal, unlessAnswered }) => {
      const stored = known.get(id)?.events.find((each) => each.eventId === eventId);
      if (unlessAnswered && stored && !isUnanswered(stored.answer)) return [];
      return [{ eventId, meal, answer: (answer as "yes" | "no" | undefined) ?? null }];
    }),
    ...(known.get(id)?.plusOneOf && name !== undefined ? splitName(name) : {}),
  }));
  return [...forAll, ...byPerson];
}

/** Returns the household's answers to the couple's questions, except to deleted ones. */
async function answersTo(tx: Transaction, { weddingId, answers }: OpenLink, { questions }: RsvpBody) {
  if (questions.length === 0) return undefined;
  const asked = new Set((await designOf(tx, weddingId)).questions.map(({ id }) => id));
  const given = questions.filter(({ id }) => asked.has(id)).map(({ id, answer }) => [id, answer] as const);
  return { ...answers, ...Object.fromEntries(given) };
}

async function mailReply(
  tx: Transaction,
  facts: WeddingFacts,
  { email, name, guests }: Household,
  { token, language }: { token: string; language: InviteLanguage },
): Promise<void> {
  if (!email) return;
  const lines = (await eventsOf(facts.weddingId, tx)).flatMap((event) => {
    const given = guests.flatMap(({ events }) => events.filter(({ eventId }) => eventId === event.id));
    return given.length > 0
      ? [
          `${eventName(event, language)}: ${lineOf(
            given.map(({ answer }) => answer),
            language,
          )}`,
        ]
      : [];
  });
  await enqueueMessage(tx, answerReceived, {
    to: email,
    household: name,
    couple: facts.couple,
    language,
    answers: lines,
    cutOff: facts.rsvpCutOff,
    link: appLink(replyPath(token)),
  });
}

type AnswerWords = {
  coming: (yes: number, all: number) => string;
  open: (n: number) => string;
  noneYet: string;
  nobody: string;
};

const ANSWERS: Readonly<Record<InviteLanguage, AnswerWords>> = {
  en: {
    coming: (yes, all) => `${yes} of ${all} coming`,
    open: (n) => `${n} not answered yet`,
    noneYet: "not answered yet",
    nobody: "not coming",
  },
  zh: {
    coming: (yes, all) => `${all}人中${yes}人出席`,
    open: (n) => `${n}人尚未回复`,
    noneYet: "尚未回复",
    nobody: "不出席",
  },
  ms: {
    coming: (yes, all) => `${yes} daripada ${all} hadir`,
    open: (n) => `${n} belum menjawab`,
    noneYet: "belum dijawab",
    nobody: "tidak hadir",
  },
  ta: {
    coming: (yes, all) => `${all} பேரில் ${yes} பேர் வருகிறார்கள்`,
    open: (n) => `${n} பேர் இன்னும் பதிலளிக்கவில்லை`,
    noneYet: "இன்னும் பதிலளிக்கவில்லை",
    nobody: "வரவில்லை",
  },
};

/** Returns `2 of 3 coming, 1 not answered yet`. */
function lineOf(answers: readonly RsvpAnswer[], language: InviteLanguage): string {
  const words = ANSWERS[language];
  const yes = answers.filter((answer) => answer === "yes").length;
  const open = answers.filter(isUnanswered).length;
  const coming = words.coming(yes, answers.length);
  if (open === answers.length) return words.noneYet;
  if (open > 0) return [coming, words.open(open)].join(language === "zh" ? "，" : ", ");
  return yes === 0 ? words.nobody : coming;
}

const linkGone = () => new AppError("not_found", `${RSVP_LINK_GONE}. Ask the couple for a new one`);
