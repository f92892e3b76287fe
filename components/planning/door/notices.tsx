import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { Notice } from "@/services/planning/door/store";
import styles from "./door.module.css";

/** What the helper should know: a guest whom another desk had checked in, or something that couldn't be done. */
export function Notices({
  notices,
  onDismiss,
}: {
  notices: readonly Notice[];
  onDismiss: (id: string) => void;
}) {
  return notices.map(({ id, title, message }) => (
    <div key={id} className={styles.notice}>
      <Alert tone="warn" title={title}>
        <p>{message}</p>
      </Alert>
      <Button
        variant="plain"
        size="sm"
        aria-label={`Dismiss the notice about ${title}`}
        onClick={() => onDismiss(id)}
      >
        Got it
      </Button>
    </div>
  ));
}
