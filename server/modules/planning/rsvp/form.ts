/** A household of forty, invited to twelve events, with everything ticked needs less than half of it. */
const MAX_FIELDS = 6_000;
const SHOWN = "was.";

type Answer = { eventId: string; answer?: string; unlessAnswered?: boolean; meal?: string };
type Draft = {
  id: string;
  name?: string;
  dietary?: string[];
  allergies?: string;
  answers: Map<string, Answer>;
};

/** One page of a reply. `step` is the page's name; see `stepName`. */
export type RsvpForm = {
  token: string;
  step: string;
  language: string | undefined;
  /** The page asked who is coming, and nobody was ticked. */
  nobody: boolean;
  answers: unknown;
};

/**
 * Reads a page of the household's reply, which works without JavaScript. Its fields name what they are about:
 * `everyone.{event}`, `coming.{guest}.{event}` (a checkbox), `answer.{guest}.{event}`, `meal.{guest}.{event}`,
 * `name.{guest}`, `dietary.{guest}` (repeated), `allergies.{guest}` and `question.{question}`. Next to each,
 * `was.{field}` has the value that the page showed. Unchanged fields are dropped, because someone else in the household
 * may have replied since. The result is checked by `rsvpBody`.
 */
export function readRsvpForm(body: string): RsvpForm {
  const people = new Map<string, Draft>();
  const everyone: { eventId: string; answer: string }[] = [];
  const questions: { id: string; answer: string }[] = [];
  const personOf = (id: string) => {
    const known: Draft = people.get(id) ?? { id, answers: new Map() };
    people.set(id, known);
    return known;
  };
  const answer = (guestId: string, eventId: string, given: Partial<Answer>) => {
    const { answers } = personOf(guestId);
    answers.set(eventId, { ...answers.get(eventId), eventId, ...given });
  };
  const { changes, boxes } = changesIn(body);
  for (const [field, values] of changes) {
    const [kind, guestId = "", eventId = ""] = field.split(".");
    const value = values.at(-1) ?? "";
    if (!guestId) continue;
    if (kind === "everyone" && value) everyone.push({ eventId: guestId, answer: value });
    if (kind === "question") questions.push({ id: guestId, answer: value });
    if (kind === "name") personOf(guestId).name = value;
    if (kind === "dietary") personOf(guestId).dietary = values;
    if (kind === "allergies") personOf(guestId).allergies = value;
    if (kind === "answer" || kind === "meal") answer(guestId, eventId, { [kind]: value });
  }
  for (const { field, ticked, was } of boxes) {
    const [, guestId = "", eventId = ""] = field.split(".");
    if (ticked && was !== "yes") answer(guestId, eventId, { answer: "yes" });
    if (!ticked && was === "yes") answer(guestId, eventId, { answer: "no" });
    if (!ticked && was === "") answer(guestId, eventId, { answer: "no", unlessAnswered: true });
  }
  const last = (field: string) => changes.get(field)?.at(-1);
  return {
    token: last("token") ?? "",
    step: last("step") ?? "",
    language: last("lang") || undefined,
    nobody: boxes.length > 0 && boxes.every(({ ticked }) => !ticked),
    answers: {
      note: last("note"),
      everyone,
      questions,
      language: last("lang") || undefined,
      people: [...people.values()].map(present),
    },
  };
}

type Box = { field: string; ticked: boolean; was: string };

/** Returns the fields that differ from what the page showed; one without a `was` counts as changed. */
function changesIn(body: string): { changes: Map<string, string[]>; boxes: Box[] } {
  const [given, shown] = [new Map<string, string[]>(), new Map<string, string>()];
  let fields = 0;
  for (const [field, value] of new URLSearchParams(body)) {
    if (++fields > MAX_FIELDS) break;
    const values = given.get(field);
    if (field.startsWith(SHOWN)) shown.set(field.slice(SHOWN.length), value);
    else if (values) values.push(value);
    else given.set(field, [value]);
  }
  const boxes: Box[] = [];
  for (const [field, was] of shown) {
    if (field.startsWith("coming.")) {
      boxes.push({ field, was, ticked: given.has(field) });
      continue;
    }
    // Browsers omit groups of checkboxes when none is ticked.
    const values = given.get(field) ?? (isDietary(field) ? [] : null);
    if (!values) continue;
    if (isSame(field, values, was)) given.delete(field);
    else given.set(field, values);
  }
  return { changes: given, boxes };
}

const isDietary = (field: string) => field.startsWith("dietary.");

function isSame(field: string, values: readonly string[], was: string): boolean {
  if (isDietary(field)) return values.toSorted().join(",") === was;
  return plain(field, values.at(-1) ?? "") === plain(field, was);
}

/** Browsers strip line breaks from text fields, but not from hidden ones. */
const plain = (field: string, value: string) =>
  value.replace(/\r\n?|\n/g, field === "note" ? "\n" : "").trim();

const present = ({ answers, ...person }: Draft) => ({
  ...person,
  answers: [...answers.values()].flatMap(({ answer, ...rest }) =>
    answer || rest.meal !== undefined ? { ...rest, answer: answer || undefined } : [],
  ),
});
