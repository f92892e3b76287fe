import { GRID_PLACE } from "@/components/ui/media/grid-sizes";
import { MediaImage } from "@/components/ui/media/media-image";
import { type StoryCard, storyHref } from "@/contracts/catalogue/story";
import styles from "./story-cards.module.css";
import { monthWords } from "./story-month";

type Props = {
  stories: readonly StoryCard[];
  heading?: "h2" | "h3";
  /** True when the cards begin the page: the first picture is then loaded eagerly. */
  leads?: boolean;
};

/** Weddings as cards, each one link. */
export function StoryCards({ stories, heading: Heading = "h3", leads = false }: Props) {
  return (
    <ul className={styles.cards}>
      {stories.map((story, index) => (
        <li key={story.id} className={styles.card}>
          <MediaImage
            name={story.cover}
            alt=""
            width={480}
            height={360}
            sizes={GRID_PLACE}
            first={leads && index === 0}
            className={styles.picture}
          />
          <div className={styles.words}>
            <p className={styles.names}>
              {story.names}
              {story.month ? `, ${monthWords(story.month)}` : null}
            </p>
            <Heading className={styles.title}>
              <a href={storyHref(story)}>{story.title}</a>
            </Heading>
            <p className={styles.vendors}>{vendorWords(story.vendorNames)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const NAMED = 2;

function vendorWords(names: readonly string[]): string {
  const rest = names.length - NAMED;
  const named = names.slice(0, NAMED).join(", ");
  return rest > 0 ? `With ${named} and ${rest} more` : `With ${named}`;
}
