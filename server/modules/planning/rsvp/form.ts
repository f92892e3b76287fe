/** A household of forty with everything ticked stays far below. */
const MAX_FIELDS = 3_000;

type Draft = {
  id: string;
  name?: string;
  dietary: string[];
  allergies?: string;
  answers: Map<string, { eventId: string; answer?: string; meal?: string }>;
};

/**
 * Reads the form of the household's page, which works without script. Its fields name whom they are about:
 * `name.{guest}`, `dietary.{guest}` (repeated), `allergies.{guest}`, `answer.{guest}.{event}` and
 * `meal.{guest}.{event}`. The result is checked by `rsvpBody`.
 */
export function readRsvpForm(body: string): { token: string; answers: unknown } {
  const people = new Map<string, Draft>();
  const personOf = (id: string) => {
    const known: Draft = people.get(id) ?? { id, dietary: [], answers: new Map() };
    people.set(id, known);
    return known;
  };
  let [token, note, fields] = ["", "", 0];
  for (const [field, value] of new URLSearchParams(body)) {
    if (++fields > MAX_FIELDS) break;
    const [kind, guestId = "", eventId = ""] = field.split(".");
    if (kind === "token") token = value;
    if (kind === "note") note = value;
    if (!guestId) continue;
    if (kind === "name") personOf(guestId).name = value;
    if (kind === "dietary") personOf(guestId).dietary.push(value);
    if (kind === "allergies") personOf(guestId).allergies = value;
    if (kind === "answer" || kind === "meal") {
      const { answers } = personOf(guestId);
      answers.set(eventId, { ...answers.get(eventId), eventId, [kind]: value });
    }
  }
  return { token, answers: { note, people: [...people.values()].map(present) } };
}

const present = ({ answers, ...person }: Draft) => ({
  ...person,
  answers: [...answers.values()].flatMap(({ answer, ...rest }) =>
    answer || rest.meal !== undefined ? { ...rest, answer: answer || undefined } : [],
  ),
});
