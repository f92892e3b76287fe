import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/action/button";
import type { Side } from "@/components/messaging/room/side/side";
import { type Chat, MESSAGE_DELETED } from "@/contracts/messaging/room";
import { timeOf } from "./chat-times";
import { LinkedText } from "@/components/ui/text/linked-text";
import styles from "./thread.module.css";
import type { Pending } from "./thread-state";

const ChatFiles = lazy(() => import("@/components/messaging/room/files/chat-files"));
const OwnActions = lazy(() => import("./own-actions"));
const OfferCard = lazy(() => import("@/components/sale/offer/offer-card"));
const PendingFiles = lazy(() => import("@/components/messaging/room/files/pending-files"));
const MessageCard = lazy(() => import("./message-card"));

type Sent = {
  chat: Chat;
  from: string;
  side: Side;
  /** The delivery state, shown for the last own message. */
  state: "" | "Sent" | "Delivered" | "Read";
  onChanged: (chat: Chat) => void;
  /** True for the message that a search has led to. */
  wanted: boolean;
};

/** A sent message of either side. */
export function ChatBubble({ chat, from, side, state, onChanged, wanted }: Sent) {
  return (
    <li
      className={styles.chat}
      data-mine={chat.mine || undefined}
      data-id={chat.id}
      data-wanted={wanted || undefined}
      tabIndex={wanted ? -1 : undefined}
    >
      <span className="visually-hidden">{chat.mine ? "You" : from}: </span>
      {chat.isDeleted ? (
        <p className={styles.gone}>{MESSAGE_DELETED}</p>
      ) : chat.offerId ? (
        <Suspense fallback={<p className={styles.bubble}>{chat.body}</p>}>
          <OfferCard side={side} roomId={chat.roomId} offerId={chat.offerId} name={from} words={chat.body} />
        </Suspense>
      ) : chat.body ? (
        <p className={styles.bubble}>
          <LinkedText text={chat.body} marked={!chat.mine} />
        </p>
      ) : null}
      {chat.card ? (
        <Suspense>
          <MessageCard card={chat.card} side={side} />
        </Suspense>
      ) : null}
      {chat.files.length > 0 ? (
        <Suspense>
          <ChatFiles files={chat.files} from={chat.mine ? "Sent by you" : `Sent by ${from}`} />
        </Suspense>
      ) : null}
      <time className={styles.time} dateTime={chat.sentAt}>
        {timeOf(chat.sentAt)}
        {chat.isEdited && !chat.isDeleted ? " · Edited" : ""}
        {chat.isAutomatic ? " · Automatic reply" : ""}
        {state ? ` · ${state}` : ""}
      </time>
      {chat.clientId && !chat.offerId && !chat.isDeleted ? (
        <Suspense>
          <OwnActions chat={chat} onChanged={onChanged} />
        </Suspense>
      ) : null}
    </li>
  );
}

type Props = { message: Pending; onAgain(): void; onDrop(): void };

/** An own message that is not yet delivered. */
export function PendingBubble({ message, onAgain, onDrop }: Props) {
  const failed = message.state === "failed";
  const { files, progress = 0, problem = "" } = message;
  if (files) {
    return (
      <li className={styles.chat} data-mine data-state={message.state}>
        <span className="visually-hidden">You: </span>
        <Suspense>
          <PendingFiles
            files={files}
            progress={progress}
            failed={failed}
            problem={problem}
            onAgain={onAgain}
            onCancel={onDrop}
          />
        </Suspense>
      </li>
    );
  }
  return (
    <li className={styles.chat} data-mine data-state={message.state}>
      <span className="visually-hidden">You: </span>
      <p className={styles.bubble}>
        <LinkedText text={message.body} />
      </p>
      {failed ? (
        <div className={styles.failed}>
          <p role="alert">Not sent. {message.problem}</p>
          <Button variant="secondary" size="sm" onClick={onAgain}>
            Try again
          </Button>
          <Button variant="plain" size="sm" onClick={onDrop}>
            Delete
          </Button>
        </div>
      ) : (
        <p className={styles.time} role="status">
          {message.state === "waiting" ? "Waiting for a connection. Sends by itself." : "Sending…"}
        </p>
      )}
    </li>
  );
}
