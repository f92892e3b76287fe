import type { StoryCard as StoryCardData, Story } from "@/contracts/catalogue/story";
import { Breadcrumb } from "@/components/ui/page/breadcrumb";
import { ReportLink } from "@/components/ui/page/report-link";
import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import { StoryCards } from "./story-cards";
import styles from "./story-page-view.module.css";
import { StoryView } from "./story-view";

/** `/stories/{slug}`. */
export function StoryPageView({ story, others }: { story: Story; others: readonly StoryCardData[] }) {
  return (
    <main id="main" className={styles.page}>
      <Breadcrumb entries={[{ name: "Real weddings", href: "/stories" }]} />
      <StoryView story={story} place="page" />
      <ReportLink kind="story" id={story.id} label="Report this story" />
      {others.length > 0 ? (
        <section className={styles.others} aria-labelledby="more-stories">
          <SectionHeading
            id="more-stories"
            title="More weddings"
            action={<a href="/stories">All stories</a>}
          />
          <StoryCards stories={others} />
        </section>
      ) : null}
    </main>
  );
}
