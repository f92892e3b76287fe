import { Button } from "@/components/ui/action/button";
import { invitedTo } from "@/contracts/planning/invitation/reply-steps";
import { isUnanswered, type RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { personName } from "@/components/planning/rsvp/parts/person-name";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";
import styles from "./reply-view.module.css";
import { Was } from "./was";

type Props = { page: RsvpPage; event: RsvpPage["events"][number] };

/** Asks who in a household comes to an event, with a checkbox per person. */
export function StepWho({ page: { language, people }, event }: Props) {
  const words = RSVP_WORDS[language];
  return (
    <>
      <fieldset className={styles.ask}>
        <legend>
          {words.who}
          <span className={styles.names}>{words.whoHow}</span>
        </legend>
        {invitedTo(people, event.id).map((person) => {
          const field = `coming.${person.id}.${event.id}`;
          const { answer } = person.given;
          return (
            <label key={person.id} className={styles.choice}>
              <input type="checkbox" name={field} value="yes" defaultChecked={answer === "yes"} />
              <span>
                {personName(person, language)}
                {person.isChild ? <span className={styles.child}> · {words.child}</span> : null}
              </span>
              <Was field={field} value={isUnanswered(answer) ? "" : answer} />
            </label>
          );
        })}
      </fieldset>
      <Button type="submit" block size="lg">
        {words.next}
      </Button>
    </>
  );
}
