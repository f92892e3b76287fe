import { Alert } from "@/components/ui/feedback/alert";
import { isUnanswered, type RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { RSVP_WORDS } from "./rsvp-words";

/** The result of sending the form: saved, or kept although nobody was answered for. Null before it was sent. */
export type Sent = "saved" | "missing" | null;

/** Says what became of the form, and who hasn't answered for which event. */
export function RsvpOutcome({ page, sent }: { page: RsvpPage; sent: Sent }) {
  const words = RSVP_WORDS[page.language];
  const missing = page.open ? missingIn(page) : [];
  if (sent === "saved") {
    return (
      <Alert tone="good" title={words.saved}>
        <p>{words.savedHow}</p>
        {missing.length > 0 ? <Missing title={words.waiting} lines={missing} /> : null}
      </Alert>
    );
  }
  if (sent === null || missing.length === 0) return null;
  return (
    <Alert tone="bad" title={words.missing}>
      <p>{words.missingHow}</p>
      <Missing title={words.waiting} lines={missing} />
    </Alert>
  );
}

function Missing({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <p>{title}:</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Returns `Rose Lim: Banquet, Tea ceremony` for each person who lacks an answer. */
function missingIn({ people, events, language }: RsvpPage): string[] {
  return people.flatMap(({ name, invited }) => {
    const open = events.filter(({ id }) =>
      invited.some(({ eventId, answer }) => eventId === id && isUnanswered(answer)),
    );
    if (open.length === 0) return [];
    return [`${name || RSVP_WORDS[language].plusOne}: ${open.map((event) => event.name).join(", ")}`];
  });
}
