import { Button } from "@/components/ui/action/button";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { DIETARY_NEEDS } from "@/contracts/planning/guest/guest";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import {
  RSVP_ALLERGIES_MAX,
  RSVP_ANSWER_MAX,
  RSVP_NAME_MAX,
  RSVP_NOTE_MAX,
  type RsvpPage,
  type RsvpPerson,
} from "@/contracts/planning/invitation/rsvp";
import { personName } from "@/components/planning/rsvp/parts/person-name";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";
import styles from "./reply-view.module.css";
import { Was } from "./was";

/** Asks those who come about their needs, and everyone for a message. */
export function StepRest({ page: { language, people, note, questions } }: { page: RsvpPage }) {
  const words = RSVP_WORDS[language];
  const coming = people.filter(({ invited }) => invited.some(({ answer }) => answer === "yes"));
  const isAny = coming.length > 0;
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{isAny ? words.rest : words.wishes}</h1>
        <p className={styles.lead}>{isAny ? words.restHow : words.wishesHow}</p>
      </div>
      {coming.map((person) => (
        <Needs key={person.id} person={person} language={language} />
      ))}
      {isAny
        ? questions.map(({ id, text, answer }) => (
            <div key={id}>
              <TextField
                id={`question-${id}`}
                name={`question.${id}`}
                label={text}
                defaultValue={answer}
                maxLength={RSVP_ANSWER_MAX}
                autoComplete="off"
              />
              <Was field={`question.${id}`} value={answer} />
            </div>
          ))
        : null}
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
        {words.send}
      </Button>
    </>
  );
}

function Needs({ person, language }: { person: RsvpPerson; language: InviteLanguage }) {
  const words = RSVP_WORDS[language];
  const { id, dietary, allergies, plusOne, name } = person;
  return (
    <fieldset className={styles.person}>
      <legend>{personName(person, language)}</legend>
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
        <summary>{words.needs}</summary>
        <div className={styles.chips} role="group" aria-label={words.dietary}>
          {DIETARY_NEEDS.map((need) => (
            <label key={need} className={styles.chip}>
              <input
                type="checkbox"
                name={`dietary.${id}`}
                value={need}
                defaultChecked={dietary.includes(need)}
              />
              <span>{words.needsOf[need]}</span>
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
