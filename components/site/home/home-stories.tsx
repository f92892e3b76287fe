import { StoryCards } from "@/components/catalogue/story/story-cards";
import { SectionHeading } from "@/components/ui/page/section-heading";
import type { StoryCard } from "@/contracts/catalogue/story";
import { LANGUAGES } from "@/lib/page/languages";
import type { HomeMessages } from "./messages/en";

type Props = { stories: readonly StoryCard[]; words: HomeMessages["stories"] };

/** The latest weddings, told in English whatever the page's language. */
export function HomeStories({ stories, words }: Props) {
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
