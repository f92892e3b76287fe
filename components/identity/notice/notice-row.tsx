import { NOTICE_LABELS, type Notice } from "@/contracts/identity/notice";
import { formatTime } from "@/lib/dates";
import styles from "./notice-row.module.css";

/** A notice that links to its subject. */
export function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { kind, title, detail, href, count, isRead, at } = notice;
  return (
    <li>
      <a
        className={styles.notice}
        href={href}
        data-unread={isRead ? undefined : true}
        onClick={isRead ? undefined : onOpen}
      >
        <span className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          {detail ? <span className={styles.detail}>{detail}</span> : null}
          <span className={styles.about}>
            {NOTICE_LABELS[kind].label} · <time dateTime={at}>{formatTime(at)}</time>
            {count > 1 ? ` · ${count} times` : ""}
          </span>
        </span>
        {isRead ? null : <span className="visually-hidden">Unread</span>}
      </a>
    </li>
  );
}
