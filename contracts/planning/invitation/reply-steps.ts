import type { RsvpPage } from "./rsvp";

/**
 * The reply's pages: "coming" asks about everyone at once, "who" person by person, "rest" about needs and a message.
 */
export const EVENT_STEPS = ["coming", "who", "meals"] as const;
export type ReplyStep = { ask: (typeof EVENT_STEPS)[number]; eventId: string } | { ask: "rest" };

type Answers = {
  events: readonly Pick<RsvpPage["events"][number], "id" | "meals">[];
  people: readonly Pick<RsvpPage["people"][number], "invited">[];
};

const REST: ReplyStep = { ask: "rest" };

/** Returns the people of the household who are invited to an event. */
export function invitedTo<Person extends Answers["people"][number]>(
  people: readonly Person[],
  eventId: string,
): (Person & { given: Person["invited"][number] })[] {
  return people.flatMap((person) => {
    const given = person.invited.find((each) => each.eventId === eventId);
    return given ? [{ ...person, given }] : [];
  });
}

/** Returns the people of the household who accepted. */
export function comingTo<Person extends Answers["people"][number]>(
  people: readonly Person[],
  eventId: string,
) {
  return invitedTo(people, eventId).filter(({ given }) => given.answer === "yes");
}

/** Returns the first page of a reply: the first event, or with `open` the first one that lacks an answer. */
export function firstStep({ events, people }: Answers, { open = false } = {}): ReplyStep {
  const lacking = events.find(({ id }) =>
    invitedTo(people, id).some(({ given }) => given.answer !== "yes" && given.answer !== "no"),
  );
  const event = open ? lacking : events[0];
  return event ? { ask: "coming", eventId: event.id } : REST;
}

/** Returns the page after `step`, or null after the last. Only those who come are asked about meals. */
export function nextStep({ events, people }: Answers, step: ReplyStep): ReplyStep | null {
  if (step.ask === "rest") return null;
  const at = events.findIndex(({ id }) => id === step.eventId);
  const hasMeals = (events[at]?.meals.length ?? 0) > 0 && comingTo(people, step.eventId).length > 0;
  if (step.ask !== "meals" && hasMeals) return { ask: "meals", eventId: step.eventId };
  const next = events[at + 1];
  return next ? { ask: "coming", eventId: next.id } : REST;
}

/** Returns the page before `step`, or null before the first. */
export function stepBefore({ events }: Pick<Answers, "events">, step: ReplyStep): ReplyStep | null {
  if (step.ask === "who" || step.ask === "meals") return { ask: "coming", eventId: step.eventId };
  const at = step.ask === "rest" ? events.length : events.findIndex(({ id }) => id === step.eventId);
  const before = events[at - 1];
  return before ? { ask: "coming", eventId: before.id } : null;
}

/** Returns the name of a step, as in its address and in what its form posts as `step`. */
export function stepName(step: ReplyStep): string {
  return step.ask === "rest" ? step.ask : `${step.ask}.${step.eventId}`;
}

/** Parses a step's name. Returns null for one that doesn't belong to these events. */
export function readStep({ events }: Pick<Answers, "events">, name: string): ReplyStep | null {
  if (name === REST.ask) return REST;
  const [given, eventId = ""] = name.split(".");
  const ask = EVENT_STEPS.find((each) => each === given);
  return ask && events.some(({ id }) => id === eventId) ? { ask, eventId } : null;
}
