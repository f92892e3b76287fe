"use client";
import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { SavedReply } from "@/contracts/messaging/reply";
import { useGetSavedRepliesQuery } from "@/services/messaging/reply";
import styles from "./replies.module.css";

const AwayForm = lazy(() => import("./away-form"));
const ReplyDialog = lazy(() => import("./reply-dialog"));

/** A vendor's saved replies, and the automatic reply outside its hours. */
export function RepliesView() {
  const { data, error, isFetching, refetch } = useGetSavedRepliesQuery();
  const [shown, setShown] = useState<{ reply: SavedReply | null } | null>(null);
  return (
    <>
      <PageTitle
        title="Saved replies"
        actions={
          <div className={styles.actions}>
            <ButtonLink href="/vendor/dashboard/enquiries" variant="secondary">
              Back to enquiries
            </ButtonLink>
            <Button onClick={() => setShown({ reply: null })}>Add a reply</Button>
          </div>
        }
      >
        Texts you often write. Use them when you answer an enquiry or in a conversation.
      </PageTitle>
      {error && !isFetching ? (
        <LoadFailure title="Your replies could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && !error ? <Skeleton shape="block" height="10rem" /> : null}
      {data?.length === 0 ? (
        <EmptyState title="No saved replies yet">
          Save your first answer once, and send it in two taps from then on.
        </EmptyState>
      ) : null}
      {data && data.length > 0 ? (
        <ul className={styles.replies} aria-label="Saved replies">
          {data.map((reply) => (
            <li key={reply.id} className={styles.reply}>
              <div>
                <h2 className={styles.title}>{reply.title}</h2>
                <p className={styles.words}>{reply.body}</p>
              </div>
              <Button variant="secondary" size="sm" onClick={() => setShown({ reply })}>
                Edit<span className="visually-hidden"> {reply.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <SettingsCard title="Off-hours reply">
        <Suspense fallback={<Skeleton height="16rem" />}>
          <AwayForm />
        </Suspense>
      </SettingsCard>
      <Suspense>
        {shown ? (
          <ReplyDialog key={shown.reply?.id ?? "new"} reply={shown.reply} onClose={() => setShown(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
