import { Alert } from "@/components/ui/feedback/alert";
import { ButtonLink } from "@/components/ui/action/button";
import { inviteDay } from "@/contracts/planning/invitation/event-words";
import { eventName } from "@/contracts/planning/invitation/event-name";
import { firstStep, stepName } from "@/contracts/planning/invitation/reply-steps";
import { isUnanswered, replyPath, type RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { photosPath } from "@/contracts/planning/photo";
import { CheckInCode } from "@/components/planning/rsvp/parts/check-in-code";
import { PayNow } from "@/components/planning/rsvp/parts/pay-now";
import { personName } from "@/components/planning/rsvp/parts/person-name";
import type { Opened } from "@/components/planning/rsvp/parts/rsvp-frame";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";
import { EventReply } from "./event-reply";
import { RsvpHead } from "../parts/rsvp-head";
import styles from "./rsvp-outcome.module.css";

type Props = { page: RsvpPage; opened: Opened; saved: boolean };

/** A household's reply: who comes to what, and everything needed on the day. */
export function RsvpOutcome({ page, opened, saved }: Props) {
  const { language, events, people, note } = page;
  const words = RSVP_WORDS[language];
  const isComing = people.some(({ invited }) => invited.some(({ answer }) => answer === "yes"));
  const missing = page.open ? missingIn(page) : [];
  const { token, chosen, preview = false } = opened;
  const query = { language: chosen, preview };
  const toStep = (open: boolean) => replyPath(token, { ...query, step: stepName(firstStep(page, { open })) });
  return (
    <>
      <RsvpHead
        design={page.design}
        couple={page.couple}
        title={!page.open && !page.answeredAt ? words.closed : isComing ? words.seeYou : words.sorry}
      >
        {saved ? <p className={styles.saved}>✓ {words.saved}</p> : null}
        {page.answeredAt ? <p>{isComing ? words.seeYouHow : words.sorryHow}</p> : null}
      </RsvpHead>
      {page.open ? null : <Closed page={page} />}
      {missing.length > 0 ? (
        <Alert tone="warn" title={words.waiting}>
          <ul>
            {missing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <a href={toStep(true)}>{words.finish}</a>
          </p>
        </Alert>
      ) : null}
      {events.map((event) => (
        <EventReply key={event.id} event={event} page={page} />
      ))}
      {page.checkInCode ? <CheckInCode code={page.checkInCode} language={language} /> : null}
      {page.payNow ? <PayNow payNow={page.payNow} language={language} /> : null}
      {page.photos ? (
        <section className={styles.card} aria-labelledby="photos-title">
          <h2 id="photos-title" className={styles.name}>
            {words.photos}
          </h2>
          <p className={styles.note}>{words.photosHow}</p>
          <ButtonLink block variant="secondary" href={photosPath(token, { language: chosen })}>
            {words.photosAdd}
          </ButtonLink>
        </section>
      ) : null}
      <Needs page={page} />
      {note ? (
        <section className={styles.card} aria-labelledby="note-title">
          <h2 id="note-title" className={styles.name}>
            {words.yourMessage}
          </h2>
          <p className={styles.note}>{note}</p>
        </section>
      ) : null}
      <div className={styles.actions}>
        {page.open && events.length > 0 ? (
          <>
            <ButtonLink block size="lg" variant="secondary" href={toStep(false)}>
              {words.change}
            </ButtonLink>
            {page.cutOff ? <p>{words.changeBy(inviteDay(page.cutOff, language))}</p> : null}
          </>
        ) : null}
        <a href={replyPath(token, { ...query, card: true })}>{words.card}</a>
        {page.weddingPage ? <a href={page.weddingPage}>{words.page}</a> : null}
      </div>
    </>
  );
}

function Closed({ page: { contact, language } }: { page: RsvpPage }) {
  const words = RSVP_WORDS[language];
  return (
    <Alert title={words.closed}>
      <p>
        {words.closedHow} {contact ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
        {contact?.phone ? (
          <>
            , <a href={`tel:${contact.phone.replaceAll(" ", "")}`}>{contact.phone}</a>
          </>
        ) : null}
      </p>
    </Alert>
  );
}

/** The dietary needs and allergies of those who come. */
function Needs({ page: { people, language } }: { page: RsvpPage }) {
  const words = RSVP_WORDS[language];
  const lines = people.flatMap((person) => {
    const { id, invited, dietary, allergies } = person;
    const needs = [...dietary.map((need) => words.needsOf[need]), ...(allergies ? [allergies] : [])];
    if (needs.length === 0 || invited.every(({ answer }) => answer !== "yes")) return [];
    return [{ id, name: personName(person, language), needs: needs.join(", ") }];
  });
  if (lines.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="needs-title">
      <h2 id="needs-title" className={styles.name}>
        {words.needs}
      </h2>
      <ul className={styles.people}>
        {lines.map(({ id, name, needs }) => (
          <li key={id}>
            <span>{name}</span>
            <span>{needs}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns `Rose Lim: Banquet, Tea ceremony` for each person who lacks an answer. */
function missingIn({ people, events, language }: RsvpPage): string[] {
  return people.flatMap((person) => {
    const open = events.filter(({ id }) =>
      person.invited.some(({ eventId, answer }) => eventId === id && isUnanswered(answer)),
    );
    if (open.length === 0) return [];
    return [`${personName(person, language)}: ${open.map((event) => eventName(event, language)).join(", ")}`];
  });
}
