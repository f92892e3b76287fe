import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import { type StoryCard, storyHref } from "@/contracts/catalogue/story";
import { monthWords } from "./story-month";
import styles from "./vendor-stories.module.css";

/** The weddings that credit a vendor, on its page. Omits pictures, because that page has enough. */
export function VendorStories({ stories }: { stories: readonly StoryCard[] }) {
  return (
    <section aria-labelledby="featured-in">
      <SectionHeading
        id="featured-in"
        title="Featured in"
        action={<a href="/stories">All real weddings</a>}
      />
      <ul className={styles.list}>
        {stories.map((story) => (
          <li key={story.id}>
            <a className={styles.link} href={storyHref(story)}>
              {story.title}
            </a>
            <p className={styles.names}>
              {story.names}
              {story.month ? `, ${monthWords(story.month)}` : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
