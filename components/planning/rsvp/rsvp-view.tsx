import { HomeLink } from "@/components/ui/feedback/message-page/home-link";
import { MessagePage } from "@/components/ui/feedback/message-page/message-page";
import { ButtonLink } from "@/components/ui/action/button";
import { eventLine, inviteDay } from "@/contracts/planning/invitation/event-words";
import { InviteCard } from "@/components/planning/invitation/card/invite-card";
import { firstStep, stepName } from "@/contracts/planning/invitation/reply-steps";
import { isUnanswered, replyPath, type RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { RsvpOutcome } from "./outcome/rsvp-outcome";
import { type Opened, RsvpFrame } from "./parts/rsvp-frame";
import styles from "./rsvp-view.module.css";
import { RSVP_WORDS } from "./words/rsvp-words";

type Props = Opened & {
  page: RsvpPage;
  /** Shows the invitation even if the household has replied. */
  card?: boolean;
  /** True when the reply was just sent. */
  saved?: boolean;
};

/** A household's page: its invitation, and after replying, its reply. */
export function RsvpView({ page, card = false, saved = false, ...opened }: Props) {
  const { people, open, language } = page;
  const hasReplied = people.some(({ invited }) => invited.some(({ answer }) => !isUnanswered(answer)));
  const showsCard = card || (!hasReplied && open);
  return (
    <RsvpFrame
      opened={opened}
      language={language}
      pathIn={(each) => replyPath(opened.token, { language: each, card, preview: opened.preview ?? false })}
      bar={showsCard ? <Bar page={page} opened={opened} hasReplied={hasReplied} /> : null}
    >
      {showsCard ? <Card page={page} /> : <RsvpOutcome page={page} opened={opened} saved={saved} />}
    </RsvpFrame>
  );
}

function Card({ page }: { page: RsvpPage }) {
  const { language, events, weddingPage } = page;
  const words = RSVP_WORDS[language];
  return (
    <>
      <InviteCard
        design={page.design}
        couple={page.couple}
        words={page.words}
        language={language}
        picture={page.picture}
        household={page.household}
        events={events.map((event) => eventLine(event, language))}
        headingLevel="h1"
      />
      {weddingPage ? (
        <p className={styles.more}>
          <a href={weddingPage}>{words.page}</a>
        </p>
      ) : null}
    </>
  );
}

function Bar({ page, opened, hasReplied }: { page: RsvpPage; opened: Opened; hasReplied: boolean }) {
  const { language, events, cutOff, open } = page;
  const { token, chosen, preview = false } = opened;
  const words = RSVP_WORDS[language];
  if (hasReplied || !open) {
    return (
      <ButtonLink block size="lg" href={replyPath(token, { language: chosen, preview })}>
        {words.yourReply}
      </ButtonLink>
    );
  }
  if (events.length === 0) {
    return (
      <p>
        <strong>{words.noEvents}</strong>
        <br />
        {words.noEventsHow}
      </p>
    );
  }
  const step = stepName(firstStep(page, { open: true }));
  return (
    <>
      <ButtonLink block size="lg" href={replyPath(token, { step, language: chosen, preview })}>
        {words.reply}
      </ButtonLink>
      {cutOff ? (
        <p>
          {words.replyBy} {inviteDay(cutOff, language)}
        </p>
      ) : null}
    </>
  );
}

/** For a link that never existed, is revoked, or was replaced. */
export function RsvpGone() {
  return (
    <MessagePage title="This link no longer works" drawing="missing" actions={<HomeLink />}>
      <p>
        The couple may have sent you a newer one. Check your latest message from them, or ask them for your
        household’s link.
      </p>
    </MessagePage>
  );
}
