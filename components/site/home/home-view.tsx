import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import { CategoryTiles } from "./category-tiles";
import { FeaturedVendors } from "./featured-vendors";
import { Hero } from "./hero";
import styles from "./home-view.module.css";
import { existingLinks } from "./links";
import type { HomeMessages } from "./messages/en";
import { POPULAR } from "./messages/popular";
import { Promises } from "./promises";
import { VendorStrip } from "./vendor-strip";
import { Ways } from "./ways";
import type { StoryCard } from "@/contracts/catalogue/story";
import type { SearchArea } from "./wedding-search";
import { StoryCards } from "@/components/catalogue/story/story-cards";
import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import { LANGUAGES } from "@/lib/language/languages";

type Props = {
  tree: MasterCategoryNode[];
  featured: VendorCard[];
  stories: readonly StoryCard[];
  vendorCount: number;
  areas: readonly SearchArea[];
  messages: HomeMessages;
};

export function HomeView({ tree, featured, stories, vendorCount, areas, messages }: Props) {
  return (
    <main id="main">
      <Hero
        vendorCount={vendorCount}
        popular={existingLinks(tree, POPULAR)}
        areas={areas}
        messages={messages}
      />
      <div className={styles.sections}>
        <CategoryTiles tree={tree} words={messages.categories} />
        <FeaturedVendors vendors={featured} words={messages.featured} />
        <HomeStories stories={stories} words={messages.stories} />
        <Promises words={messages.promises} />
        <Ways tree={tree} words={messages.ways} />
        <VendorStrip words={messages.vendors} />
      </div>
    </main>
  );
}

type StoriesProps = { stories: readonly StoryCard[]; words: HomeMessages["stories"] };

/** The latest weddings, in English whatever the page's language. */
function HomeStories({ stories, words }: StoriesProps) {
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="stories">
      <SectionHeading
        id="stories"
        title={words.title}
        lead={words.lead}
        action={<a href="/stories">{words.all}</a>}
      />
      <div lang={LANGUAGES.en.tag}>
        <StoryCards stories={stories} />
      </div>
    </section>
  );
}
