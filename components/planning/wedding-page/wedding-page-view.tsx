import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { HomeLink } from "@/components/ui/feedback/home-link";
import { MessagePage } from "@/components/ui/feedback/message-page";
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
  slug?: string;
  /** Someone has just asked for a link. */
  asked?: boolean;
};
type EventOfPage = InviteEvent & { calendarUrl?: string };

/** The couple's wedding page: story, dates, dress code, gifts and pictures. */
export function WeddingPageView({ page, framed = false, slug = "", asked = false }: View) {
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
        {framed ? null : <OwnReply slug={slug} asked={asked} hasEvents={events.length > 0} />}
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

type OwnReplyProps = { slug: string; asked: boolean; hasEvents: boolean };

/** The way to one's own reply for those who came by the page's address. It never says who is on the list. */
function OwnReply({ slug, asked, hasEvents }: OwnReplyProps) {
  return (
    <section id="reply" aria-labelledby="reply-title">
      <h2 id="reply-title" className={styles.title}>
        Your reply
      </h2>
      {asked ? (
        <p className={styles.text} role="status">
          If your invitation goes to this address, your link is on its way. Nothing there? Check your spam
          folder, or ask the couple for your link.
        </p>
      ) : (
        <>
          <p className={styles.text}>
            {hasEvents
              ? "Reply with the link in your invitation. Can’t find it? We’ll email it to you."
              : "Open the link in your invitation to see when and where, and to reply. Can’t find it? We’ll email it to you."}
          </p>
          <form className={styles.ask} method="post" action="/api/v1/public/wedding-page/link">
            <input type="hidden" name="slug" value={slug} />
            <TextField
              id="own-email"
              name="email"
              type="email"
              label="Email your invitation went to"
              autoComplete="email"
              required
            />
            <Button type="submit">Email me my link</Button>
          </form>
          <p className={styles.hint}>Invited by WhatsApp? The link is in the couple’s message to you.</p>
        </>
      )}
    </section>
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
