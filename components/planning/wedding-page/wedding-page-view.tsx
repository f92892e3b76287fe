import type { ReactNode } from "react";
import { HomeLink } from "@/components/ui/feedback/message-page/home-link";
import { MessagePage } from "@/components/ui/feedback/message-page/message-page";
import { eventPlace, eventTime, mapUrl } from "@/contracts/planning/invitation/event-words";
import { InviteArt } from "@/components/planning/invitation/card/invite-card";
import { MediaImage } from "@/components/ui/media/media-image";
import type { InviteEvent } from "@/contracts/planning/invitation/invitation";
import { questionsIn, type WeddingPage } from "@/contracts/planning/invitation/wedding-page";
import { formatLongDate } from "@/lib/dates";
import styles from "./wedding-page-view.module.css";

type View = {
  page: Omit<WeddingPage, "events"> & { events: EventOfPage[] };
  /** As a preview within another page: without its own landmarks, title and links. */
  framed?: boolean;
  /** The visitor's way to their own reply. */
  ownReply?: ReactNode;
};
type EventOfPage = InviteEvent & { calendarUrl?: string };

/** The couple's wedding page: story, dates, dress code, gifts and pictures. */
export function WeddingPageView({ page, framed = false, ownReply }: View) {
  const { couple, date, daysToGo, design, picture, story, dressCode, giftNote, travel, pictures, events } =
    page;
  const questions = questionsIn(page.questions);
  const [Head, Main, Title, Foot] = framed
    ? (["div", "div", "p", "div"] as const)
    : (["header", "main", "h1", "footer"] as const);
  return (
    <div className={styles.page} data-framed={framed || undefined}>
      <Head className={styles.head}>
        <InviteArt design={design} className={styles.art} />
        <Title className={styles.couple}>{couple}</Title>
        {date ? <p className={styles.date}>{formatLongDate(date)}</p> : null}
        {daysToGo === null ? null : <p className={styles.countdown}>{countdown(daysToGo)}</p>}
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
        {story ? <Words title="Our story" text={story} /> : null}
        {events.length > 0 ? (
          <section aria-labelledby="days">
            <h2 id="days" className={styles.title}>
              When and where
            </h2>
            <ol className={styles.events}>
              {events.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </ol>
          </section>
        ) : null}
        {ownReply}
        {dressCode ? <Words title="What to wear" text={dressCode} /> : null}
        {travel ? <Words title="Travel and where to stay" text={travel} /> : null}
        {giftNote ? <Words title="Ang bao and gifts" text={giftNote} /> : null}
        {questions.length > 0 ? (
          <section aria-labelledby="questions">
            <h2 id="questions" className={styles.title}>
              Questions
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
              Pictures
            </h2>
            <ul className={styles.pictures}>
              {pictures.map((name, at) => (
                <li key={name}>
                  <MediaImage
                    name={name}
                    alt={`Picture ${at + 1} of ${couple}`}
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
      <Foot className={styles.foot}>Made with {framed ? "Sayang" : <a href="/">Sayang</a>}</Foot>
    </div>
  );
}

function countdown(days: number): string {
  if (days === 0) return "Today’s the day";
  return days === 1 ? "1 day to go" : `${days.toLocaleString("en-SG")} days to go`;
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </section>
  );
}

function Event({ event }: { event: EventOfPage }) {
  const [place, map] = [eventPlace(event), mapUrl(event)];
  const { calendarUrl } = event;
  return (
    <li className={styles.event}>
      <h3>{event.name}</h3>
      <p>{eventTime(event, "en") ?? "The date will follow"}</p>
      {place ? <p>{place}</p> : null}
      {event.programme ? <p className={styles.programme}>{event.programme}</p> : null}
      {event.parking ? <p className={styles.programme}>{event.parking}</p> : null}
      {calendarUrl ? (
        <p className={styles.links}>
          {map ? (
            <a href={map} target="_blank" rel="noreferrer">
              Open map
            </a>
          ) : null}
          {event.date ? <a href={calendarUrl}>Add to calendar</a> : null}
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
