import { Button } from "@/components/ui/action/button";
import type { Chat } from "@/contracts/messaging/room";
import { timeOf } from "./chat-times";
import { LinkedText } from "./linked-text";
import styles from "./thread.module.css";
import type { Pending } from "./thread-state";

/** A sent message of either side. */
export function ChatBubble({ chat, from }: { chat: Chat; from: string }) {
  return (
    <li className={styles.chat} data-mine={chat.mine || undefined}>
      <span className="visually-hidden">{chat.mine ? "You" : from}: </span>
      <p className={styles.bubble}>
        <LinkedText text={chat.body} />
      </p>
      <time className={styles.time} dateTime={chat.sentAt}>
        {timeOf(chat.sentAt)}
      </time>
    </li>
  );
}

type Props = { message: Pending; onAgain(): void; onDrop(): void };

/** An own message that is not yet delivered. */
export function PendingBubble({ message, onAgain, onDrop }: Props) {
  const failed = message.state === "failed";
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
          Sending…
        </p>
      )}
    </li>
  );
}
