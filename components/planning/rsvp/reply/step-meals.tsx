import { Button } from "@/components/ui/action/button";
import { comingTo } from "@/contracts/planning/invitation/reply-steps";
import type { RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { personName } from "@/components/planning/rsvp/parts/person-name";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";
import styles from "./reply-view.module.css";
import { Was } from "./was";

type Props = { page: RsvpPage; event: RsvpPage["events"][number] };

/** Asks everyone who comes to an event for their meal. */
export function StepMeals({ page: { language, people }, event }: Props) {
  const words = RSVP_WORDS[language];
  return (
    <>
      <p className={styles.lead}>{words.meals}</p>
      {comingTo(people, event.id).map((person) => {
        const field = `meal.${person.id}.${event.id}`;
        // A meal that the event no longer serves can’t be shown as selected.
        const meal = event.meals.find((each) => each === person.given.meal) ?? "";
        return (
          <fieldset key={person.id} className={styles.person}>
            <legend>{personName(person, language)}</legend>
            <div className={styles.chips}>
              {event.meals.map((each) => (
                <label key={each} className={styles.chip}>
                  <input type="radio" name={field} value={each} defaultChecked={each === meal} />
                  <span>{each}</span>
                </label>
              ))}
            </div>
            <Was field={field} value={meal} />
          </fieldset>
        );
      })}
      <Button type="submit" block size="lg">
        {words.next}
      </Button>
    </>
  );
}
