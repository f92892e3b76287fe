import type { ReactNode } from "react";
import { HomeLink } from "@/components/ui/feedback/message-page/home-link";
import { MessagePage } from "@/components/ui/feedback/message-page/message-page";
import { eventPlace, eventTime, inviteDay, mapUrl } from "@/contracts/planning/invitation/event-words";
import { eventName } from "@/contracts/planning/invitation/event-name";
import { InviteArt } from "@/components/planning/invitation/card/invite-card";
import { MediaImage } from "@/components/ui/media/media-image";
import {
  INVITE_LANGUAGE_LABELS,
  INVITE_LANGUAGES,
  type InviteEvent,
  type InviteLanguage,
} from "@/contracts/planning/invitation/invitation";
import { questionsIn, type WeddingPage } from "@/contracts/planning/invitation/wedding-page";
import { type PageWords, PAGE_WORDS } from "./page-words";
import styles from "./wedding-page-view.module.css";

type View = {
  page: Omit<WeddingPage, "events"> & { events: EventOfPage[] };
  /** As a preview within another page: without its own landmarks, title and links. */
  framed?: boolean;
  /** The visitor's way to their own reply. */
  ownReply?: ReactNode;
  language?: InviteLanguage;
  /** Returns the address of this page in a language. */
  pathIn?: (language: InviteLanguage) => string;
};
type EventOfPage = InviteEvent & { calendarUrl?: string };

/** The couple's wedding page: story, dates, dress code, gifts and pictures. */
export function WeddingPageView({ page, framed = false, ownReply, language = "en", pathIn }: View) {
  const words = PAGE_WORDS[language];
  const { couple, date, daysToGo, design, picture, story, dressCode, giftNote, travel, pictures, events } =
    page;
  const questions = questionsIn(page.questions);
  const [Head, Main, Title, Foot] = framed
    ? (["div", "div", "p", "div"] as const)
    : (["header", "main", "h1", "footer"] as const);
  return (
    <div className={styles.page} data-framed={framed || undefined} lang={language}>
      {pathIn ? (
        <nav className={styles.languages} aria-label={words.language}>
          {INVITE_LANGUAGES.map((each) => (
            <a
              key={each}
              href={pathIn(each)}
              lang={each}
              aria-current={each === language ? "true" : undefined}
            >
              {INVITE_LANGUAGE_LABELS[each]}
            </a>
          ))}
        </nav>
      ) : null}
      <Head className={styles.head}>
        <InviteArt design={design} className={styles.art} />
        <Title className={styles.couple}>{couple}</Title>
        {date ? <p className={styles.date}>{inviteDay(date, language)}</p> : null}
        {daysToGo === null ? null : (
          <p className={styles.countdown}>{daysToGo === 0 ? words.today : words.daysToGo(daysToGo)}</p>
        )}
        {picture ? (
          <MediaImage
            className={styles.portrait}
            name={picture}
            alt={couple}
            width={4}
            height={3}
            sizes="(min-width: 48rem) 34rem, 90vw"
          />
        ) : null}
      </Head>
      <Main id={framed ? undefined : "main"} className={styles.main}>
        {story ? <Words title={words.story} text={story} /> : null}
        {events.length > 0 ? (
          <section aria-labelledby="days">
            <h2 id="days" className={styles.title}>
              {words.when}
            </h2>
            <ol className={styles.events}>
              {events.map((event) => (
                <Event key={event.id} event={event} language={language} words={words} />
              ))}
            </ol>
          </section>
        ) : null}
        {ownReply}
        {dressCode ? <Words title={words.wear} text={dressCode} /> : null}
        {travel ? <Words title={words.travel} text={travel} /> : null}
        {giftNote ? <Words title={words.gifts} text={giftNote} /> : null}
        {questions.length > 0 ? (
          <section aria-labelledby="questions">
            <h2 id="questions" className={styles.title}>
              {words.questions}
            </h2>
            {questions.map(({ question, answer }) => (
              <div key={question} className={styles.question}>
                <h3>{question}</h3>
                {answer ? <p className={styles.text}>{answer}</p> : null}
              </div>
            ))}
          </section>
        ) : null}
        {pictures.length > 0 ? (
          <section aria-labelledby="pictures">
            <h2 id="pictures" className={styles.title}>
              {words.pictures}
            </h2>
            <ul className={styles.pictures}>
              {pictures.map((name, at) => (
                <li key={name}>
                  <MediaImage
                    name={name}
                    alt={words.picture(at + 1, couple)}
                    width={4}
                    height={3}
                    sizes="(min-width: 48rem) 22rem, 90vw"
                  />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </Main>
      <Foot className={styles.foot}>
        {words.made} {framed ? "Sayang" : <a href="/">Sayang</a>}
      </Foot>
    </div>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </section>
  );
}

type EventProps = { event: EventOfPage; language: InviteLanguage; words: PageWords };

function Event({ event, language, words }: EventProps) {
  const [place, map] = [eventPlace(event), mapUrl(event)];
  const { calendarUrl } = event;
  return (
    <li className={styles.event}>
      <h3>{eventName(event, language)}</h3>
      <p>{eventTime(event, language) ?? words.noDate}</p>
      {place ? <p>{place}</p> : null}
      {event.programme ? <p className={styles.programme}>{event.programme}</p> : null}
      {event.parking ? <p className={styles.programme}>{event.parking}</p> : null}
      {calendarUrl ? (
        <p className={styles.links}>
          {map ? (
            <a href={map} target="_blank" rel="noreferrer">
              {words.map}
            </a>
          ) : null}
          {event.date ? <a href={calendarUrl}>{words.calendar}</a> : null}
        </p>
      ) : null}
    </li>
  );
}

/** For a page that isn't published, or whose address was replaced. */
export function WeddingPageGone() {
  return (
    <MessagePage title="This page isn’t here" drawing="missing" actions={<HomeLink />}>
      <p>The couple may have moved it or not published it yet. Ask them for the latest link.</p>
    </MessagePage>
  );
}
