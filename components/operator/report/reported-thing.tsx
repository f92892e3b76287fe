"use client";
import { Button } from "@/components/ui/action/button";
import { MediaImage } from "@/components/ui/media/media-image";
import { RatingStars } from "@/components/ui/text/rating-stars";
import type { OperatorReport } from "@/contracts/messaging/report/operator-report";
import type { ReportedMessage } from "@/contracts/messaging/report/report";
import { formatDateTime } from "@/lib/dates";
import { useReadReportedRoomMutation } from "@/services/operator/report";
import styles from "./report-file.module.css";

/** The content at the time of the report. Reading a whole conversation is logged. */
export function ReportedThing({ file: { _id, kind, context } }: { file: OperatorReport }) {
  const [read, { data: whole, isLoading }] = useReadReportedRoomMutation();
  const { title, text, pictures, rating, messages } = context;
  if (kind === "room") {
    return (
      <div className={styles.thing}>
        {whole ? null : (
          <div>
            <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void read(_id)}>
              Read the whole conversation
            </Button>
            <p className={styles.said}>Reading it is kept in the log.</p>
          </div>
        )}
        {whole?.hasMore ? <p className={styles.said}>Earlier messages are left out.</p> : null}
        <Messages messages={whole?.messages ?? messages} />
      </div>
    );
  }
  return (
    <div className={styles.thing}>
      {rating === null ? null : <RatingStars value={rating} />}
      {title ? <p>{title}</p> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {pictures.length > 0 ? (
        <div className={styles.pictures}>
          {pictures.map((name) => (
            <MediaImage
              key={name}
              name={name}
              alt="A reported picture"
              width={320}
              height={240}
              sizes="8rem"
              className={styles.picture}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Messages({ messages }: { messages: readonly ReportedMessage[] }) {
  return (
    <ol className={styles.messages} aria-label="Messages">
      {messages.map(({ id, from, body, files, sentAt }) => (
        <li key={id} className={styles.message} data-from={from}>
          <p className={styles.said}>
            {from === "vendor" ? "Vendor" : "Couple"}, <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
          </p>
          {body ? <p className={styles.text}>{body}</p> : null}
          {files.length > 0 ? <p className={styles.said}>Files: {files.join(", ")}</p> : null}
        </li>
      ))}
    </ol>
  );
}
