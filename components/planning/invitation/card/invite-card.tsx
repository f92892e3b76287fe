import type { ComponentType } from "react";
import { MediaImage } from "@/components/ui/media/media-image";
import { classNames } from "@/components/ui/theme/class-names";
import type { InviteDesign, InviteLanguage, InviteText } from "@/contracts/planning/invitation/invitation";
import { BotanicalArt } from "@/components/planning/invitation/art/botanical";
import { KolamArt } from "@/components/planning/invitation/art/kolam";
import { ModernArt } from "@/components/planning/invitation/art/modern";
import { PaperCutArt } from "@/components/planning/invitation/art/paper-cut";
import { PeranakanArt } from "@/components/planning/invitation/art/peranakan";
import { SongketArt } from "@/components/planning/invitation/art/songket";
import styles from "./invite-card.module.css";

const ARTS: Readonly<Record<InviteDesign, ComponentType<{ className?: string | undefined }>>> = {
  "paper-cut": PaperCutArt,
  songket: SongketArt,
  kolam: KolamArt,
  peranakan: PeranakanArt,
  botanical: BotanicalArt,
  modern: ModernArt,
};

/** The drawing at the top of an invite, in its colours. */
export function InviteArt({ design, className }: { design: InviteDesign; className?: string | undefined }) {
  const Art = ARTS[design];
  return (
    <div className={classNames(styles.head, styles[design], className)}>
      <Art className={styles.art} />
    </div>
  );
}

type Props = {
  design: InviteDesign;
  couple: string;
  words: InviteText;
  language: InviteLanguage;
  picture: string | null;
  /** One line for each event. */
  events: readonly string[];
  /** The recipient. */
  household?: string;
  headingLevel?: "h1" | "h2" | "p";
};

/** An e-invite in one of our designs: the drawing, the couple's text, their picture and the dates. */
export function InviteCard({
  design,
  couple,
  words,
  language,
  picture,
  events,
  household,
  headingLevel: Heading = "h2",
}: Props) {
  return (
    <article className={classNames(styles.card, styles[design])} lang={language}>
      <InviteArt design={design} />
      <div className={styles.words}>
        {household ? <p className={styles.household}>{household}</p> : null}
        <p className={styles.heading}>{words.heading}</p>
        <Heading className={styles.couple}>{couple}</Heading>
        {picture ? (
          <MediaImage
            className={styles.picture}
            name={picture}
            alt={couple}
            width={4}
            height={3}
            sizes="(min-width: 32rem) 24rem, 80vw"
          />
        ) : null}
        <p className={styles.body}>{words.body}</p>
        {events.length > 0 ? (
          <ul className={styles.events}>
            {events.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
        {words.closing ? <p className={styles.closing}>{words.closing}</p> : null}
      </div>
    </article>
  );
}
