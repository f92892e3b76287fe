"use client";
import { BUBBLES } from "@/components/ui/media/list-drawings";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useLive } from "@/components/session/use-live";
import { useGetRoomsInfiniteQuery } from "@/services/messaging/room";
import { useAppSelector } from "@/store/hooks";
import styles from "./messages-view.module.css";
import { RoomPane } from "./room-pane";
import { RoomsList } from "./rooms-list";
import { PARAM_OF, type Side } from "./side/side";

/** All conversations of one side, and the one in the address. Phones show only one of them. */
export function MessagesView({ side }: { side: Side }) {
  const open = useSearchParams().get(PARAM_OF[side]) ?? "";
  const accountId = useAppSelector((state) => state.auth.userData?.id);
  const [searchBy, setSearchBy] = useState("");
  const rooms = useGetRoomsInfiniteQuery(
    { searchBy, waitingFirst: side === "vendor" },
    { refetchOnMountOrArgChange: true },
  );
  useLive();
  const none = rooms.currentData?.pages[0]?.rooms.length === 0;

  if (none && searchBy === "" && open === "") return <NoRooms side={side} />;
  return (
    <div className={styles.view} data-side={side} data-open={open !== "" || undefined}>
      <div className={styles.list}>
        <div>
          <h1 className={styles.title}>Messages</h1>
          {side === "customer" ? (
            <p className={styles.asks}>
              <a href="/user/dashboard/ask">Offers side by side</a>
            </p>
          ) : null}
        </div>
        <RoomsList side={side} open={open} rooms={rooms} searchBy={searchBy} onSearch={setSearchBy} />
      </div>
      <div className={styles.thread}>
        {open !== "" && accountId ? (
          <RoomPane key={open} side={side} open={open} accountId={accountId} />
        ) : (
          <EmptyState drawing={BUBBLES} title="Your conversations">
            Choose one to read it and to answer.
          </EmptyState>
        )}
      </div>
    </div>
  );
}

function NoRooms({ side }: { side: Side }) {
  return (
    <div className={styles.none}>
      <h1 className={styles.title}>Messages</h1>
      {side === "customer" ? (
        <EmptyState
          drawing={BUBBLES}
          title="No conversations yet"
          action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}
        >
          Ask a vendor whether your day is free, or what is in a package. Your messages and their answers
          appear here.
        </EmptyState>
      ) : (
        <EmptyState drawing={BUBBLES} title="No conversations yet">
          When a couple writes to you, you see it here, and we email you.
        </EmptyState>
      )}
    </div>
  );
}
