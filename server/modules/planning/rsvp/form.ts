/** A household of forty, invited to twelve events, with everything ticked stays below half of it. */
const MAX_FIELDS = 6_000;
const SHOWN = "was.";

type Draft = {
  id: string;
  name?: string;
  dietary?: string[];
  allergies?: string;
  answers: Map<string, { eventId: string; answer?: string; meal?: string }>;
};

/**
 * Reads the form of the household's page, which works without script. Its fields name whom they are about:
 * `name.{guest}`, `dietary.{guest}` (repeated), `allergies.{guest}`, `answer.{guest}.{event}` and
 * `meal.{guest}.{event}`. Beside each, `was.{field}` holds what the page showed. Fields that still say the same are left
 * out, because someone else of the household may have replied since. The result is checked by `rsvpBody`.
 */
export function readRsvpForm(body: string): { token: string; answers: unknown } {
  const people = new Map<string, Draft>();
  const personOf = (id: string) => {
    const known: Draft = people.get(id) ?? { id, answers: new Map() };
    people.set(id, known);
    return known;
  };
  const changes = changesIn(body);
  for (const [field, values] of changes) {
    const [kind, guestId = "", eventId = ""] = field.split(".");
    const value = values.at(-1) ?? "";
    if (!guestId) continue;
    if (kind === "name") personOf(guestId).name = value;
    if (kind === "dietary") personOf(guestId).dietary = values;
    if (kind === "allergies") personOf(guestId).allergies = value;
    if (kind === "answer" || kind === "meal") {
      const { answers } = personOf(guestId);
      answers.set(eventId, { ...answers.get(eventId), eventId, [kind]: value });
    }
  }
  return {
    token: changes.get("token")?.at(-1) ?? "",
    answers: { note: changes.get("note")?.at(-1), people: [...people.values()].map(present) },
  };
}

/** Returns the fields that differ from what the page showed; one without a `was` counts as different. */
function changesIn(body: string): Map<string, string[]> {
  const [given, shown] = [new Map<string, string[]>(), new Map<string, string>()];
  let fields = 0;
  for (const [field, value] of new URLSearchParams(body)) {
    if (++fields > MAX_FIELDS) break;
    const values = given.get(field);
    if (field.startsWith(SHOWN)) shown.set(field.slice(SHOWN.length), value);
    else if (values) values.push(value);
    else given.set(field, [value]);
  }
  for (const [field, was] of shown) {
    // Browsers leave out boxes of which none is ticked.
    const values = given.get(field) ?? (isDietary(field) ? [] : null);
    if (!values) continue;
    if (isSame(field, values, was)) given.delete(field);
    else given.set(field, values);
  }
  return given;
}

const isDietary = (field: string) => field.startsWith("dietary.");

function isSame(field: string, values: readonly string[], was: string): boolean {
  if (isDietary(field)) return values.toSorted().join(",") === was;
  return plain(field, values.at(-1) ?? "") === plain(field, was);
}

/** Browsers take line breaks out of text fields, but not out of hidden ones. */
const plain = (field: string, value: string) =>
  value.replace(/\r\n?|\n/g, field === "note" ? "\n" : "").trim();

const present = ({ answers, ...person }: Draft) => ({
  ...person,
  answers: [...answers.values()].flatMap(({ answer, ...rest }) =>
    answer || rest.meal !== undefined ? { ...rest, answer: answer || undefined } : [],
  ),
});
