import { ButtonLink, Button } from "@/components/ui/action/button";
import { invitedTo, stepName } from "@/contracts/planning/invitation/reply-steps";
import { replyPath, type RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { personNames } from "@/components/planning/rsvp/parts/person-name";
import type { Opened } from "@/components/planning/rsvp/parts/rsvp-frame";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";
import styles from "./reply-view.module.css";

type Props = Opened & { page: RsvpPage; event: RsvpPage["events"][number] };

/** Asks about everyone invited to an event at once. Marks earlier answers. */
export function StepComing({ page, event, token, chosen, preview = false }: Props) {
  const { language, people } = page;
  const words = RSVP_WORDS[language];
  const invited = invitedTo(people, event.id);
  const isAlone = invited.length === 1;
  const all = ["yes", "no"].find((answer) => invited.every(({ given }) => given.answer === answer));
  const isMixed = !all && invited.every(({ given }) => given.answer === "yes" || given.answer === "no");
  const field = `everyone.${event.id}`;
  return (
    <fieldset className={styles.ask}>
      <legend>
        {words.question}
        <span className={styles.names}>{personNames(invited, language)}</span>
      </legend>
      <Button
        type="submit"
        block
        size="lg"
        name={field}
        value="yes"
        variant={all === "no" || isMixed ? "secondary" : "primary"}
        aria-current={all === "yes" ? "true" : undefined}
      >
        {isAlone ? words.me : words.all}
      </Button>
      {isAlone ? null : (
        <ButtonLink
          block
          size="lg"
          variant={isMixed ? "primary" : "secondary"}
          aria-current={isMixed ? "true" : undefined}
          href={replyPath(token, {
            step: stepName({ ask: "who", eventId: event.id }),
            language: chosen,
            preview,
          })}
        >
          {words.some}
        </ButtonLink>
      )}
      <Button
        type="submit"
        block
        size="lg"
        name={field}
        value="no"
        variant={all === "no" ? "primary" : "secondary"}
        aria-current={all === "no" ? "true" : undefined}
      >
        {isAlone ? words.notMe : words.none}
      </Button>
    </fieldset>
  );
}
