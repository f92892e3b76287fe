"use client";
import Link from "next/link";
import { todayInSingapore } from "@/lib/dates";
import { useSearchChatsQuery } from "@/services/messaging/room";
import styles from "./rooms-list.module.css";
import { RoomPicture } from "./side/room-picture";
import { keyOf, messageHref, nameFor, otherOf, type Side } from "./side/side";
import { shortTime } from "./thread/chat-times";

const SHORTEST = 2;

/** Messages that match the search, below the conversations found by name. Each opens where it was written. */
export function FoundMessages({ side, words }: { side: Side; words: string }) {
  const { currentData } = useSearchChatsQuery({ words }, { skip: words.length < SHORTEST });
  const hits = currentData?.hits ?? [];
  if (words.length < SHORTEST || hits.length === 0) return null;
  const today = todayInSingapore();
  return (
    <section aria-label="Messages found">
      <h2 className={styles.found}>In messages</h2>
      <ul>
        {hits.map(({ id, roomId, vendor, couple, mine, excerpt, sentAt }) => {
          const room = { id: roomId, vendor, couple };
          return (
            <li key={id}>
              <Link className={styles.row} href={messageHref(side, keyOf(side, room), id)} prefetch={false}>
                <RoomPicture room={room} of={otherOf(side)} />
                <span className={styles.what}>
                  <span className={styles.name}>{nameFor(side, room)}</span>
                  <time className={styles.time} dateTime={sentAt}>
                    {shortTime(sentAt, today)}
                  </time>
                  <span className={styles.words}>
                    {mine ? <span className={styles.mine}>You: </span> : null}
                    {excerpt}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
