import type { ReactNode } from "react";
import { MediaImage } from "@/components/ui/media/media-image";
import { Prose } from "@/components/ui/text/prose";
import type { Story, StoryCredit } from "@/contracts/catalogue/story";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import styles from "./story-view.module.css";
import { monthWords } from "./story-month";

/** The title, the heading of the credits, and the vendors. */
const HEADINGS = { page: ["h1", "h2", "h3"], preview: ["h3", "h4", "h5"] } as const;

/** Picture widths: half a row, or the full row that story-view.module.css gives the first of an odd number. */
const HALF = "(min-width: 64rem) 19rem, 45vw";
const ROW = "(min-width: 64rem) 38rem, 90vw";

type Props = { story: Story; place: keyof typeof HEADINGS };

/** A wedding in the couple's words, with its pictures and its vendors. Used by its page and the preview. */
export function StoryView({ story, place }: Props) {
  const [Title, Credits, Vendor] = HEADINGS[place];
  const { names, title, words, month, pictures, credits } = story;
  const [cover = null, ...others] = pictures;
  const venue = credits.find(({ card }) => card?.masterCategory.slug === "venues");
  return (
    <article className={styles.story}>
      <header className={styles.head}>
        <p className={styles.names}>
          {names}
          {month ? <span> · {monthWords(month)}</span> : null}
          {venue?.card ? <span> · {venue.vendorName}</span> : null}
        </p>
        <Title className={styles.title}>{title}</Title>
      </header>
      {cover ? (
        <MediaImage
          name={cover}
          alt=""
          width={960}
          height={540}
          sizes="(min-width: 83rem) 78rem, 94vw"
          first
          className={styles.cover}
        />
      ) : null}
      <div className={styles.frame}>
        <div className={styles.words}>
          <Prose text={words} />
        </div>
        {others.length > 0 ? (
          <ul className={styles.pictures}>
            {others.map((name, index) => (
              <li key={name}>
                <MediaImage
                  name={name}
                  alt=""
                  width={480}
                  height={360}
                  sizes={index === 0 && others.length % 2 === 1 ? ROW : HALF}
                  className={styles.picture}
                />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <section aria-labelledby="credits" className={styles.credits}>
        <Credits id="credits" className={styles.creditsTitle}>
          The vendors they booked
        </Credits>
        <ul>
          {credits.map((credit) => (
            <Credit key={credit.vendorName} credit={credit} heading={Vendor} />
          ))}
        </ul>
      </section>
    </article>
  );
}

type CreditProps = { credit: StoryCredit; heading: "h3" | "h5" };

function Credit({ credit: { vendorName, card, booked, quote }, heading: Heading }: CreditProps) {
  return (
    <li className={styles.credit}>
      <div>
        <p className={styles.kind}>{card?.masterCategory.name ?? "No longer on Sayang"}</p>
        <Heading className={styles.vendor}>
          {card ? <a href={vendorHref(card)}>{vendorName}</a> : vendorName}
        </Heading>
        <p className={styles.booked}>{booked.join(", ")}</p>
      </div>
      {quote ? (
        <Quote>
          {quote.title ? <strong>{quote.title}. </strong> : null}
          {quote.comment}
        </Quote>
      ) : null}
    </li>
  );
}

const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote className={styles.quote}>
    <p>{children}</p>
  </blockquote>
);
