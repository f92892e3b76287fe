"use client";
import { lazy, Suspense } from "react";
import { CardsSkeleton } from "@/components/catalogue/wishlist/cards-skeleton";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { useGetOwnStoryQuery } from "@/services/catalogue/story";
import { AccountPage } from "@/components/ui/page/account-page";
import { StoryState } from "./story-state";

const StoryForm = lazy(() => import("./story-form").then(({ StoryForm: form }) => ({ default: form })));

/** `/user/story`: the couple writes the story of their wedding, previews it, and publishes or withdraws it. */
export function OwnStoryView() {
  const { data, error, isFetching, refetch } = useGetOwnStoryQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <AccountPage
      title="Your story"
      lead="Show other couples how your day came together, and thank the vendors who made it. You decide what is shown, and can take it down whenever you like."
    >
      {error && !isFetching ? (
        <LoadFailure title="Your story could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && !error ? <CardsSkeleton /> : null}
      {data?.orders.length === 0 ? (
        <EmptyState
          title="Your story starts after the wedding"
          action={<ButtonLink href="/stories">Read other couples’ stories</ButtonLink>}
        >
          Once a vendor has delivered, you can tell your wedding here and credit everyone who was part of it.
        </EmptyState>
      ) : null}
      {data && data.orders.length > 0 ? (
        <>
          <Suspense fallback={<CardsSkeleton />}>
            <StoryForm story={data} />
          </Suspense>
          {data.preview ? <StoryState story={data} preview={data.preview} /> : null}
        </>
      ) : null}
    </AccountPage>
  );
}
