import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import { messageOf } from "@/contracts/api-error";
import styles from "./load-failure.module.css";

type Props = { title: string; error: unknown; retry: () => unknown };

/** Replaces data that could not be loaded, with the reason and a button to try again. */
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
