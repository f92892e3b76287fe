"use client";
import { CountBadge } from "@/components/ui/feedback/count-badge";
import Link from "next/link";
import { useEffect, useState } from "react";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Button } from "@/components/ui/action/button";
import { Icon } from "@/components/ui/media/icon";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { type RoomsList as RoomsPage, type RoomSummary } from "@/contracts/messaging/room";
import { todayInSingapore } from "@/lib/dates";
import { shortTime } from "./thread/chat-times";
import { FoundMessages } from "./found-messages";
import { countOfFiles } from "./files/file-words";
import { RoomPicture } from "./side/room-picture";
import styles from "./rooms-list.module.css";
import { keyOf, nameFor, otherOf, roomHref, type Side } from "./side/side";

const SETTLE_MS = 300;

type Found = {
  data?: { pages: RoomsPage[] } | undefined;
  currentData?: { pages: RoomsPage[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
};

type Props = {
  side: Side;
  /** The room in the address. */
  open: string;
  rooms: Found;
  searchBy: string;
  onSearch(words: string): void;
};

/** The list of conversations: for vendors first those that wait for an answer, else the latest first. */
export function RoomsList({ side, open, rooms, searchBy, onSearch }: Props) {
  const { data, currentData, error, isFetching, refetch, hasNextPage, fetchNextPage } = rooms;
  const found = data?.pages.flatMap((page) => page.rooms) ?? [];
  const today = todayInSingapore();
  return (
    <section className={styles.list} aria-label="Conversations">
      <Search side={side} onSearch={onSearch} />
      {error && !isFetching && !data ? (
        <LoadFailure title="Your conversations could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && !error ? <RoomsSkeleton /> : null}
      {currentData && found.length === 0 && searchBy !== "" ? (
        <p className={styles.nothing} role="status">
          No {side === "customer" ? "vendor" : "couple"} of that name.
        </p>
      ) : null}
      <div className={styles.rows}>
        {groupsOf(found).map(({ title, rooms: grouped }) => (
          <div key={title} className={styles.group}>
            {title ? <h2 className={styles.heading}>{title}</h2> : null}
            <ul>
              {grouped.map((room) => (
                <RoomRow
                  key={room.id}
                  side={side}
                  room={room}
                  today={today}
                  current={keyOf(side, room) === open}
                />
              ))}
            </ul>
          </div>
        ))}
        {hasNextPage ? (
          <Button
            className={styles.more}
            variant="plain"
            size="sm"
            busy={isFetching}
            onClick={() => void fetchNextPage()}
          >
            Show older conversations
          </Button>
        ) : null}
        {searchBy === "" ? null : <FoundMessages side={side} words={searchBy} />}
      </div>
    </section>
  );
}

/** Without any that wait, the list needs no headings. */
function groupsOf(rooms: readonly RoomSummary[]): { title: string; rooms: readonly RoomSummary[] }[] {
  const waiting = rooms.filter(({ waitingSince }) => waitingSince !== null);
  if (waiting.length === 0) return [{ title: "", rooms }];
  const others = rooms.filter(({ waitingSince }) => waitingSince === null);
  return [
    { title: "Waiting for you", rooms: waiting },
    ...(others.length > 0 ? [{ title: "Answered or set aside", rooms: others }] : []),
  ];
}

type RowProps = { side: Side; room: RoomSummary; today: string; current: boolean };

function RoomRow({ side, room, today, current }: RowProps) {
  const { lastChat, unread } = room;
  return (
    <li>
      <Link
        className={styles.row}
        href={roomHref(side, keyOf(side, room))}
        prefetch={false}
        aria-current={current ? "true" : undefined}
        data-unread={unread > 0 || undefined}
      >
        <RoomPicture room={room} of={otherOf(side)} />
        <span className={styles.what}>
          <span className={styles.name}>{nameFor(side, room)}</span>
          <time className={styles.time} dateTime={room.waitingSince ?? lastChat.sentAt}>
            {room.waitingSince ? <span className="visually-hidden">Waiting since </span> : null}
            {shortTime(room.waitingSince ?? lastChat.sentAt, today)}
          </time>
          <span className={styles.words}>
            {lastChat.mine ? <span className={styles.mine}>You: </span> : null}
            {lastChat.words || countOfFiles(lastChat.files)}
          </span>
          <CountBadge count={unread} tone="jewel" unit="unread" className={styles.unread} />
        </span>
      </Link>
    </li>
  );
}

function Search({ side, onSearch }: { side: Side; onSearch(words: string): void }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), text === "" ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  const label = side === "customer" ? "Search vendors and messages" : "Search couples and messages";
  return (
    <div className={styles.search} role="search">
      <Icon name="search" size={18} />
      <input
        type="search"
        className={styles.field}
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}

function RoomsSkeleton() {
  return (
    <div role="status" aria-label="Loading conversations">
      {Array.from({ length: 5 }, (_, at) => (
        <div key={at} className={styles.row}>
          <Skeleton shape="round" width="3rem" height="3rem" />
          <span className={styles.waiting}>
            <Skeleton width="55%" />
            <Skeleton width="85%" />
          </span>
        </div>
      ))}
    </div>
  );
}
