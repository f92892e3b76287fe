"use client";
import { lazy, Suspense, useCallback, useState } from "react";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Button } from "@/components/ui/action/button";
import { Icon } from "@/components/ui/media/icon";
import type { Chat, RoomDetail } from "@/contracts/messaging/room";
import { todayInSingapore } from "@/lib/dates";
import { BlockNotice } from "@/components/messaging/room/safety/block-notice";
import { ChatBubble, PendingBubble } from "./chat-bubble";
import { dayHeading, groupByDay } from "./chat-times";
import { Composer } from "./composer";
import { ThreadSkeleton } from "./thread-skeleton";
import { nameFor, type Side } from "@/components/messaging/room/side/side";
import { ThreadHead } from "./thread-head";
import styles from "./thread.module.css";
import { useAbout } from "./use-about";
import { useOtherSide } from "./use-other-side";
import { useReadMark } from "./use-read-mark";
import { useThread } from "./use-thread";
import { useThreadScroll } from "./use-thread-scroll";
import { useWanted } from "./use-wanted";

const RoomAskBar = lazy(() => import("@/components/messaging/ask/room-ask"));
const AsideBar = lazy(() => import("./aside-bar"));
const MessageCard = lazy(() => import("./message-card"));

type Props = { side: Side; head: RoomDetail; keptAs: string; accountId: string };

/** A conversation: its header, its messages and the message box. */
export function ThreadView({ side, head, keptAs, accountId }: Props) {
  const [roomId, setRoomId] = useState(head.id);
  const onOpened = useCallback((id: string) => setRoomId(id), []);
  const vendorId = side === "customer" ? head.vendor.id : null;
  const name = nameFor(side, head);
  const thread = useThread({ accountId, keptAs, roomId: head.id, vendorId, name, onOpened });
  const { chats, pending, hasOlder, heard, failure, loadOlder, loadingOlder, olderFailed } = thread;
  const waits = pending.at(-1);
  // Includes the state, because a failure adds a line that must scroll into view.
  const last = waits ? `${waits.clientId} ${waits.state}` : chats?.at(-1)?.id;
  const { box, below, toEnd, onScroll } = useThreadScroll({
    first: chats?.[0]?.id,
    last,
    mine: pending.length > 0,
    onTop: () => {
      if (hasOlder && !olderFailed) void loadOlder();
    },
  });
  const wanted = useWanted({ box, chats, loadUpTo: thread.loadUpTo });
  const other = useOtherSide({
    side,
    roomId,
    readAt: head.theirReadAt,
    deliveredAt: head.theirDeliveredAt,
  });
  const stateOf = ({ sentAt }: Chat) => {
    const at = new Date(sentAt).getTime();
    if (at <= other.readAt) return "Read";
    return at <= other.deliveredAt ? "Delivered" : "Sent";
  };
  const lastMine = chats?.findLast(({ mine }) => mine);
  useReadMark(roomId, below ? null : chats);
  const about = useAbout();
  const today = todayInSingapore();
  const waiting = roomId !== null && chats === null;

  return (
    <section className={styles.pane} aria-label={`Conversation with ${name}`}>
      <ThreadHead side={side} head={head} />
      {side === "vendor" && roomId ? (
        <Suspense>
          <RoomAskBar roomId={roomId} />
        </Suspense>
      ) : null}
      <div className={styles.middle}>
        <div
          ref={box}
          className={styles.log}
          role="log"
          // New messages are announced below; older ones loaded above are not.
          aria-live="off"
          aria-label="Messages"
          aria-busy={waiting || loadingOlder}
          tabIndex={0}
          onScroll={onScroll}
        >
          {waiting && failure ? (
            <div className={styles.failure}>
              <LoadFailure
                title="The messages could not be loaded"
                error={failure}
                retry={() => void thread.load()}
              />
            </div>
          ) : null}
          {waiting && !failure ? <ThreadSkeleton /> : null}
          {hasOlder ? (
            <p className={styles.older}>
              {olderFailed ? <span>Earlier messages could not be loaded. </span> : null}
              <Button variant="plain" size="sm" busy={loadingOlder} onClick={() => void loadOlder()}>
                Earlier messages
              </Button>
            </p>
          ) : null}
          {roomId === null && pending.length === 0 ? (
            <p className={styles.start}>
              Say hello to {name}. Your day, the place and how many guests you expect are a good beginning.
            </p>
          ) : null}
          {groupByDay(chats ?? []).map(({ day, chats: said }) => (
            <div key={day} className={styles.day}>
              <h3 className={styles.date}>
                <span>{dayHeading(day, today)}</span>
              </h3>
              <ul className={styles.chats}>
                {said.map((chat) => (
                  <ChatBubble
                    key={chat.id}
                    chat={chat}
                    from={name}
                    side={side}
                    onChanged={thread.take}
                    wanted={chat.id === wanted}
                    state={chat === lastMine ? stateOf(chat) : ""}
                  />
                ))}
              </ul>
            </div>
          ))}
          {pending.length > 0 ? (
            <ul className={styles.chats}>
              {pending.map((message) => (
                <PendingBubble
                  key={message.clientId}
                  message={message}
                  onAgain={() =>
                    message.files
                      ? thread.sendFilesAgain(message.clientId, message.files)
                      : thread.sendAgain(message)
                  }
                  onDrop={() => thread.drop(message.clientId)}
                />
              ))}
            </ul>
          ) : null}
        </div>
        {below ? (
          <button type="button" className={styles.below} onClick={toEnd}>
            New messages
            <Icon name="chevron-down" size={18} />
          </button>
        ) : null}
      </div>
      <p className={styles.typing} role="status">
        {other.typing ? `${name} is typing…` : ""}
      </p>
      <div className="visually-hidden" aria-live="polite">
        {heard.map(({ id, body, files }) => (
          <p key={id}>
            {name}: {body || files.map((file) => file.name).join(", ")}
          </p>
        ))}
      </div>
      {side === "vendor" && roomId ? (
        <Suspense>
          <AsideBar roomId={roomId} waits={head.waitingSince !== null} lastId={chats?.at(-1)?.id} />
        </Suspense>
      ) : null}
      <BlockNotice roomId={roomId} name={name} block={head.block} />
      {about.card ? (
        <div className={styles.about}>
          <Suspense>
            <MessageCard card={about.card} side={side} />
          </Suspense>
          <Button variant="plain" size="sm" onClick={about.drop}>
            Remove<span className="visually-hidden"> from the message</span>
          </Button>
        </div>
      ) : null}
      {head.block?.rests === false ? null : (
        <Composer
          accountId={accountId}
          keptAs={keptAs}
          to={name}
          isNew={head.id === null}
          repliesIn={side === "vendor" ? head : undefined}
          onType={other.typed}
          onSend={(body) => {
            thread.send(body, about.card && { kind: about.card.kind, id: about.card.id });
            about.drop();
          }}
          onSendFiles={thread.sendFiles}
        />
      )}
    </section>
  );
}
