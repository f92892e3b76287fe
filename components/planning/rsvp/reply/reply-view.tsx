import { redirect } from "next/navigation";
import { Alert } from "@/components/ui/feedback/alert";
import { eventName } from "@/contracts/planning/invitation/event-name";
import {
  comingTo,
  firstStep,
  readStep,
  type ReplyStep,
  stepBefore,
  stepName,
} from "@/contracts/planning/invitation/reply-steps";
import { type ReplyProblem, replyPath, type RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { RsvpEvent } from "@/components/planning/rsvp/parts/rsvp-event";
import { type Opened, RsvpFrame } from "@/components/planning/rsvp/parts/rsvp-frame";
import { RSVP_WORDS } from "@/components/planning/rsvp/words/rsvp-words";
import styles from "./reply-view.module.css";
import { StepComing } from "./step-coming";
import { StepMeals } from "./step-meals";
import { StepRest } from "./step-rest";
import { StepWho } from "./step-who";

type Props = Opened & {
  page: RsvpPage;
  /** The step's name; an unknown one starts the reply. */
  step: string;
  problem: ReplyProblem | null;
};

/** One page of a household's reply: one event at a time, then what the couple should know. */
export function ReplyView({ page, step: name, problem, ...opened }: Props) {
  const { language, events } = page;
  const { token, chosen, preview = false } = opened;
  const query = { language: chosen, preview };
  if (!page.open || events.length === 0) redirect(replyPath(token, query));
  const step = reachable(page, readStep(page, name) ?? firstStep(page, { open: true }));
  const before = stepBefore(page, step);
  const words = RSVP_WORDS[language];
  const event = step.ask === "rest" ? null : events.find(({ id }) => id === step.eventId);
  const at = event ? events.indexOf(event) : events.length;
  return (
    <RsvpFrame
      opened={opened}
      language={language}
      pathIn={(each) => replyPath(token, { step: stepName(step), language: each, preview })}
    >
      <div className={styles.top}>
        <a
          href={
            before
              ? replyPath(token, { ...query, step: stepName(before) })
              : replyPath(token, { ...query, card: true })
          }
        >
          <span aria-hidden="true">←</span> {words.back}
        </a>
        <span>{words.step(at + 1, events.length + 1)}</span>
      </div>
      {problem === "nobody" ? (
        <Alert tone="bad">
          <p>{words.nobody}</p>
        </Alert>
      ) : null}
      {problem === "missing" ? (
        <Alert tone="bad">
          <p>{words.missing}</p>
        </Alert>
      ) : null}
      <form className={styles.form} method="post" action="/api/v1/public/rsvp">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="step" value={stepName(step)} />
        {chosen ? <input type="hidden" name="lang" value={chosen} /> : null}
        {event ? (
          <>
            <div className={styles.head}>
              <h1 className={styles.title}>{eventName(event, language)}</h1>
              {step.ask === "coming" ? <RsvpEvent event={event} language={language} /> : null}
            </div>
            {step.ask === "coming" ? <StepComing page={page} event={event} {...opened} /> : null}
            {step.ask === "who" ? <StepWho page={page} event={event} /> : null}
            {step.ask === "meals" ? <StepMeals page={page} event={event} /> : null}
          </>
        ) : (
          <StepRest page={page} />
        )}
      </form>
    </RsvpFrame>
  );
}

/** Only those who come are asked about meals; if nobody does, the page first asks who comes. */
function reachable(page: RsvpPage, step: ReplyStep): ReplyStep {
  if (step.ask !== "meals" || comingTo(page.people, step.eventId).length > 0) return step;
  return { ask: "coming", eventId: step.eventId };
}
