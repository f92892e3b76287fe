import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StoryPageView } from "@/components/catalogue/story/story-page-view";
import { storyHref } from "@/contracts/catalogue/story";
import { pageMetadata } from "@/lib/page/page-metadata";
import { findStory, listStories } from "@/server/modules/catalogue/story/public";

type Props = { params: Promise<{ slug: string }> };

const OTHERS = 3;

const read = async (params: Props["params"]) => (await findStory((await params).slug)) ?? notFound();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const story = await read(params);
  const description = story.words.replace(/\s+/g, " ").slice(0, 160);
  return pageMetadata(storyHref(story), `${story.title}, ${story.names}`, description, {
    picture: `story/${story.slug}`,
  });
}

export default async function StoryPage({ params }: Props) {
  const [story, latest] = await Promise.all([read(params), listStories({ page: 1, limit: OTHERS + 1 })]);
  return (
    <StoryPageView story={story} others={latest.docs.filter(({ id }) => id !== story.id).slice(0, OTHERS)} />
  );
}
