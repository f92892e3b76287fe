"use client";
import Link from "next/link";
import { skipToken } from "@reduxjs/toolkit/query";
import { isMissing } from "@/components/ui/feedback/message-page/is-missing";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Icon } from "@/components/ui/media/icon";
import { useGetRoomQuery, useGetRoomWithQuery } from "@/services/messaging/room";
import { PAGE_OF, type Side } from "./side/side";
import { ThreadSkeleton } from "./thread/thread-skeleton";
import { ThreadView } from "./thread/thread-view";
import styles from "./thread/thread.module.css";

type Props = { side: Side; open: string; accountId: string };

/** The conversation in the address, once its header is loaded, or the reason why it can't be shown. */
export function RoomPane({ side, open, accountId }: Props) {
  const fresh = { refetchOnMountOrArgChange: true };
  const byVendor = useGetRoomWithQuery(side === "customer" ? open : skipToken, fresh);
  const byRoom = useGetRoomQuery(side === "vendor" ? open : skipToken, fresh);
  const { currentData: head, error, isFetching, refetch } = side === "customer" ? byVendor : byRoom;
  // A header cached before the first message is outdated.
  if (head && !(isFetching && head.id === null)) {
    return <ThreadView side={side} head={head} keptAs={open} accountId={accountId} />;
  }
  return (
    <div className={styles.pane}>
      <Link className={styles.backAlone} href={PAGE_OF[side]} prefetch={false}>
        <Icon name="chevron-left" /> All conversations
      </Link>
      {error && !isFetching ? <NoRoom side={side} error={error} retry={refetch} /> : <ThreadSkeleton />}
    </div>
  );
}

function NoRoom({ side, error, retry }: { side: Side; error: unknown; retry: () => unknown }) {
  if (!isMissing(error)) {
    return (
      <div className={styles.failure}>
        <LoadFailure title="This conversation could not be loaded" error={error} retry={retry} />
      </div>
    );
  }
  if (side === "vendor") {
    return (
      <EmptyState title="This conversation does not exist">
        The link may be incomplete. Your conversations are in the list.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="This vendor cannot be reached at Sayang"
      action={
        <ButtonLink href="/vendor" variant="secondary">
          Find vendors
        </ButtonLink>
      }
    >
      They may have left Sayang, or the link is incomplete.
    </EmptyState>
  );
}
