import { PageHead } from "@/components/ui/page/heading/page-head";
import type { Page } from "@/contracts/envelope";
import type { StoryCard } from "@/contracts/catalogue/story";
import { StoryCards } from "./story-cards";
import styles from "./story-list-view.module.css";

const pageHref = (page: number) => (page > 1 ? `/stories?page=${page}` : "/stories");

/** `/stories`. */
export function StoryListView({ stories }: { stories: Page<StoryCard> }) {
  const { docs, page, totalPages } = stories;
  return (
    <main id="main">
      <PageHead
        drawing="success"
        title="Real weddings"
        lead="Told by couples who booked here, with every vendor they thank. Nothing is shown without their word."
      />
      <div className={styles.page}>
        {docs.length === 0 ? (
          <p className={styles.none}>
            No stories yet. Couples can tell theirs once their vendors have delivered.
          </p>
        ) : (
          <StoryCards stories={docs} heading="h2" leads />
        )}
        {totalPages > 1 ? (
          <nav className={styles.pager} aria-label="Pages">
            {page > 1 ? (
              <a href={pageHref(page - 1)} rel="prev">
                Newer stories
              </a>
            ) : null}
            {page < totalPages ? (
              <a href={pageHref(page + 1)} rel="next">
                Older stories
              </a>
            ) : null}
          </nav>
        ) : null}
      </div>
    </main>
  );
}
