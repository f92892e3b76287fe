import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/services/api-error";
import styles from "./load-failure.module.css";

type Props = { title: string; error: unknown; retry: () => unknown };

/** What should stand here could not be read: says why and offers to ask again. */
export function LoadFailure({ title, error, retry }: Props) {
  return (
    <div className={styles.failure}>
      <Alert tone="bad" title={title}>
        {messageOf(error)}
      </Alert>
      <Button variant="secondary" onClick={() => void retry()}>
        Try again
      </Button>
    </div>
  );
}
