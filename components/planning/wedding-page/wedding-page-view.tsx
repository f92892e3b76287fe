import { eventPlace, eventTime, mapUrl } from "@/components/planning/invite/event-facts";
import { InviteArt } from "@/components/planning/invite/invite-card";
import { MediaImage } from "@/components/ui/media/media-image";
import type { WeddingPage } from "@/contracts/planning/invitation/wedding-page";
import { formatLongDate } from "@/lib/dates";
import styles from "./wedding-page-view.module.css";

/** The couple's own page: story, days, dress, gifts and pictures. */
export function WeddingPageView({ page }: { page: WeddingPage }) {
  const { couple, date, design, story, dressCode, giftNote, pictures, events } = page;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <InviteArt design={design} className={styles.art} />
        <h1 className={styles.couple}>{couple}</h1>
        {date ? <p className={styles.date}>{formatLongDate(date)}</p> : null}
      </header>
      <main id="main" className={styles.main}>
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
        {dressCode ? <Words title="What to wear" text={dressCode} /> : null}
        {giftNote ? <Words title="Ang bao and gifts" text={giftNote} /> : null}
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
      </main>
      <footer className={styles.foot}>
        Made with <a href="/">Sayang</a>
      </footer>
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

function Event({ event }: { event: WeddingPage["events"][number] }) {
  const [place, map] = [eventPlace(event), mapUrl(event)];
  return (
    <li className={styles.event}>
      <h3>{event.name}</h3>
      <p>{eventTime(event, "en") ?? "The date will follow"}</p>
      {place ? <p>{place}</p> : null}
      <p className={styles.links}>
        {map ? (
          <a href={map} target="_blank" rel="noreferrer">
            Open map
          </a>
        ) : null}
        {event.date ? <a href={event.calendarUrl}>Add to calendar</a> : null}
      </p>
    </li>
  );
}

/** For a page that isn't published, or whose address was replaced. */
export function WeddingPageGone() {
  return (
    <main id="main" className={styles.gone}>
      <h1 className={styles.title}>This page isn’t here</h1>
      <p>The couple may have moved it or not published it yet. Ask them for the latest link.</p>
    </main>
  );
}
