import { HomeLink } from "@/components/ui/feedback/home-link";
import { MessagePage } from "@/components/ui/feedback/message-page";
import { eventLine } from "@/components/planning/invitation/card/event-facts";
import { InviteCard } from "@/components/planning/invitation/card/invite-card";
import { INVITE_LANGUAGE_LABELS, INVITE_LANGUAGES } from "@/contracts/planning/invitation/invitation";
import type { RsvpPage } from "@/contracts/planning/invitation/rsvp";
import { formatLongDate } from "@/lib/dates";
import { DoorCode } from "./door-code";
import { RsvpClosed } from "./rsvp-closed";
import { RsvpForm } from "./rsvp-form";
import { RsvpOutcome, type Sent } from "./rsvp-outcome";
import styles from "./rsvp-view.module.css";
import { RSVP_WORDS } from "./rsvp-words";

type Props = {
  page: RsvpPage;
  token: string;
  sent: Sent;
  /** The couple is looking, which doesn't count as opened. */
  preview?: boolean;
};

/** A household's page: its invite and its reply. It works without script. */
export function RsvpView({ page, token, sent, preview = false }: Props) {
  const { language, couple, household, open, cutOff, events } = page;
  const words = RSVP_WORDS[language];
  return (
    <div className={styles.page} lang={language}>
      <nav className={styles.languages} aria-label={words.language}>
        {INVITE_LANGUAGES.map((each) => (
          <a
            key={each}
            href={`?lang=${each}${preview ? "&preview=1" : ""}`}
            lang={each}
            aria-current={each === language ? "true" : undefined}
          >
            {INVITE_LANGUAGE_LABELS[each]}
          </a>
        ))}
      </nav>
      <main id="main" className={styles.main}>
        <InviteCard
          design={page.design}
          couple={couple}
          words={page.words}
          language={language}
          picture={page.picture}
          household={household}
          events={events.map((event) => eventLine(event, language))}
          headingLevel="h1"
        />
        <section id="reply" className={styles.reply} aria-labelledby="reply-title">
          <RsvpOutcome page={page} sent={sent} />
          <h2 id="reply-title" className={styles.title}>
            {!open ? words.closed : events.length > 0 ? words.reply : words.noEvents}
          </h2>
          {open && events.length === 0 ? <p className={styles.lead}>{words.noEventsHow}</p> : null}
          {open && cutOff ? (
            <p className={styles.lead}>
              {words.replyBy} {formatLongDate(cutOff)}
            </p>
          ) : null}
          {open && events.length > 0 ? <RsvpForm page={page} token={token} /> : null}
          {open ? null : <RsvpClosed page={page} />}
        </section>
        {page.doorCode ? <DoorCode code={page.doorCode} language={language} /> : null}
        {page.weddingPage ? (
          <p className={styles.more}>
            <a href={page.weddingPage}>{words.page}</a>
          </p>
        ) : null}
      </main>
      <footer className={styles.foot}>
        <p>{words.privacy}</p>
        <p>
          <a href="/">Sayang</a>
        </p>
      </footer>
      {/* Previews of links load no pictures: the couple learns when a person has seen the page. */}
      {preview ? null : (
        <img
          className={styles.seen}
          src={`/api/v1/public/rsvp/seen?token=${token}`}
          alt=""
          width={1}
          height={1}
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}

/** For a link that was never given, is revoked, or was replaced. */
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
