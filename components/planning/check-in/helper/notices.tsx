import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { Notice } from "@/services/planning/check-in/store";
import styles from "./helper.module.css";

type Props = { notices: readonly Notice[]; onDismiss: (id: string) => void };

/** Notices for the helper: guests already checked in at another desk, or actions that failed. */
export function Notices({ notices, onDismiss }: Props) {
  if (notices.length === 0) return null;
  const [only] = notices;
  const title = notices.length === 1 && only ? only.title : `${notices.length} check-ins to look at`;
  return (
    <div className={styles.notice}>
      <Alert tone="warn" title={title}>
        <ul className={styles.noticeList}>
          {notices.map((notice) => (
            <li key={notice.id}>
              {notices.length > 1 ? <b>{notice.title}: </b> : null}
              <span>{notice.message}</span>
            </li>
          ))}
        </ul>
      </Alert>
      <Button
        variant="plain"
        size="sm"
        aria-label={`Dismiss the notice about ${title}`}
        onClick={() => notices.forEach(({ id }) => onDismiss(id))}
      >
        Got it
      </Button>
    </div>
  );
}
