import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StoryListView } from "@/components/catalogue/story/story-list-view";
import type { AddressQuery } from "@/contracts/catalogue/search/search";
import { storiesQuery } from "@/contracts/catalogue/story.schema";
import { pageMetadata } from "@/lib/page/page-metadata";
import { listStories } from "@/server/modules/catalogue/story/public";

type Props = { searchParams: Promise<AddressQuery> };

/** An invalid page counts as the first. */
async function read(searchParams: Props["searchParams"]) {
  const { page } = await searchParams;
  const query = storiesQuery.cast(storiesQuery.isValidSync({ page }) ? { page } : {});
  const stories = await listStories(query);
  if (query.page > 1 && stories.docs.length === 0) notFound();
  return stories;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { page } = await read(searchParams);
  return pageMetadata(
    page > 1 ? `/stories?page=${page}` : "/stories",
    page > 1 ? `Real weddings in Singapore, page ${page}` : "Real weddings in Singapore",
    "Weddings told by the couples who booked here, with the venues, gowns, photographers and vendors they thank.",
    { picture: "page/stories" },
  );
}

export default async function StoriesPage({ searchParams }: Props) {
  return <StoryListView stories={await read(searchParams)} />;
}
