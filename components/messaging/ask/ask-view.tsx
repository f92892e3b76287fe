"use client";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { SCALES } from "@/components/ui/media/list-drawings";
import { RowsSkeleton } from "@/components/ui/page/home-section";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { ASK_VENDORS_MAX } from "@/contracts/ask-href";

import { useLiveNews } from "@/components/session/use-live";
import { useGetAsksQuery } from "@/services/messaging/ask";
import { AskRoundCard } from "./ask-round";
import styles from "./ask.module.css";

const AskForm = lazy(() => import("./ask-form"));

/** Asks several vendors at once (`?vendors=`), or shows their answers side by side. */
export function AskView() {
  const ids = (useSearchParams().get("vendors") ?? "").split(",").filter(Boolean).slice(0, ASK_VENDORS_MAX);
  return (
    <div className={styles.page}>
      {ids.length > 0 ? (
        <>
          <PageTitle title="Ask for offers">
            Tell them once. Each vendor gets your request as a message and answers with an offer.
          </PageTitle>
          <Suspense fallback={<RowsSkeleton label="Loading the form" />}>
            <AskForm ids={ids} />
          </Suspense>
        </>
      ) : (
        <>
          <PageTitle title="Your requests">
            Offers side by side: all-in, for the whole wedding and for each guest.
          </PageTitle>
          <Rounds />
        </>
      )}
    </div>
  );
}

function Rounds() {
  const { data, error, isFetching, refetch } = useGetAsksQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useLiveNews(({ kind }) => {
    if (kind === "message" || kind === "reset") void refetch();
  });
  if (error && !isFetching) {
    return <LoadFailure title="Your requests could not be loaded" error={error} retry={refetch} />;
  }
  if (!data) return <RowsSkeleton label="Loading your requests" />;
  if (data.rounds.length === 0) {
    return (
      <EmptyState
        drawing={SCALES}
        title="No requests yet"
        action={<ButtonLink href="/user/wishlist?tab=shortlist">Go to your shortlist</ButtonLink>}
      >
        Shortlist vendors you like, then ask up to {ASK_VENDORS_MAX} of them for an offer at once.
      </EmptyState>
    );
  }
  return data.rounds.map((round) => <AskRoundCard key={round.id} round={round} />);
}
