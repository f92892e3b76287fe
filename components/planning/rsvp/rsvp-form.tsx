import { Button } from "@/components/ui/action/button";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { DIETARY_NEEDS } from "@/contracts/planning/guest/guest";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import {
  RSVP_ALLERGIES_MAX,
  RSVP_NAME_MAX,
  RSVP_NOTE_MAX,
  type RsvpPage,
  type RsvpPerson,
} from "@/contracts/planning/invitation/rsvp";
import { RsvpEvent } from "./rsvp-event";
import styles from "./rsvp-view.module.css";
import { DIETARY_WORDS, RSVP_WORDS } from "./rsvp-words";

const ANSWERS = ["yes", "no"] as const;
type Event = RsvpPage["events"][number];

/**
 * The household's reply, by event and person. `readRsvpForm` reads its fields by name and compares them with the `was.`
 * ones, because several people of a household may have the page open.
 */
export function RsvpForm({ page, token }: { page: RsvpPage; token: string }) {
  const { language, events, people, note, answeredAt } = page;
  const words = RSVP_WORDS[language];
  return (
    <form className={styles.form} method="post" action="/api/v1/public/rsvp">
      <input type="hidden" name="token" value={token} />
      {events.map((event) => (
        <section key={event.id} className={styles.event} aria-labelledby={`event-${event.id}`}>
          <h3 id={`event-${event.id}`} className={styles.name}>
            {event.name}
          </h3>
          <RsvpEvent event={event} language={language} />
          {people
            .filter(({ invited }) => invited.some(({ eventId }) => eventId === event.id))
            .map((person) => (
              <Answer key={person.id} event={event} person={person} language={language} />
            ))}
        </section>
      ))}
      <section className={styles.event} aria-labelledby="needs">
        <h3 id="needs" className={styles.name}>
          {words.needs}
        </h3>
        {people.map((person) => (
          <Needs key={person.id} person={person} language={language} />
        ))}
      </section>
      <TextAreaField
        id="note"
        name="note"
        label={words.message}
        defaultValue={note}
        maxLength={RSVP_NOTE_MAX}
        rows={3}
      />
      <Was field="note" value={note} />
      <Button type="submit" block size="lg">
        {answeredAt ? words.change : words.send}
      </Button>
    </form>
  );
}

const Was = ({ field, value }: { field: string; value: string }) => (
  <input type="hidden" name={`was.${field}`} value={value} />
);

type AboutPerson = { person: RsvpPerson; language: InviteLanguage };
const nameOf = ({ name, plusOne }: RsvpPerson, language: InviteLanguage) =>
  name || (plusOne ? RSVP_WORDS[language].plusOne : "");

function Answer({ event, person, language }: AboutPerson & { event: Event }) {
  const words = RSVP_WORDS[language];
  const given = person.invited.find(({ eventId }) => eventId === event.id);
  const field = `${person.id}.${event.id}`;
  // A dish that the event no longer serves can’t be shown as chosen.
  const meal = event.meals.find((each) => each === given?.meal) ?? "";
  return (
    <fieldset className={styles.person}>
      <legend>
        {nameOf(person, language)}
        {person.isChild ? <span className={styles.child}> · {words.child}</span> : null}
      </legend>
      <div className={styles.choices}>
        {ANSWERS.map((answer) => (
          <label key={answer} className={styles.choice}>
            <input
              type="radio"
              name={`answer.${field}`}
              value={answer}
              defaultChecked={given?.answer === answer}
            />
            <span>{words[answer]}</span>
          </label>
        ))}
      </div>
      <Was field={`answer.${field}`} value={ANSWERS.find((each) => each === given?.answer) ?? ""} />
      {event.meals.length > 0 ? (
        <>
          <label className={styles.meal}>
            <span>{words.meal}</span>
            <select name={`meal.${field}`} defaultValue={meal}>
              <option value="">{words.choose}</option>
              {event.meals.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
          <Was field={`meal.${field}`} value={meal} />
        </>
      ) : null}
    </fieldset>
  );
}

function Needs({ person, language }: AboutPerson) {
  const words = RSVP_WORDS[language];
  const { id, dietary, allergies, plusOne, name } = person;
  return (
    <fieldset className={styles.person}>
      <legend>{nameOf(person, language)}</legend>
      {plusOne ? (
        <>
          <TextField
            id={`name-${id}`}
            name={`name.${id}`}
            label={words.plusOneName}
            defaultValue={name}
            maxLength={RSVP_NAME_MAX}
            autoComplete="off"
          />
          <Was field={`name.${id}`} value={name} />
        </>
      ) : null}
      <details className={styles.more} open={dietary.length > 0 || allergies !== ""}>
        <summary>{words.dietary}</summary>
        <div className={styles.needs}>
          {DIETARY_NEEDS.map((need) => (
            <label key={need} className={styles.choice}>
              <input
                type="checkbox"
                name={`dietary.${id}`}
                value={need}
                defaultChecked={dietary.includes(need)}
              />
              <span>{DIETARY_WORDS[language][need]}</span>
            </label>
          ))}
        </div>
        <TextField
          id={`allergies-${id}`}
          name={`allergies.${id}`}
          label={words.allergies}
          defaultValue={allergies}
          maxLength={RSVP_ALLERGIES_MAX}
          autoComplete="off"
        />
      </details>
      <Was field={`dietary.${id}`} value={dietary.toSorted().join(",")} />
      <Was field={`allergies.${id}`} value={allergies} />
    </fieldset>
  );
}
