import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import { messageOf } from "@/contracts/api-error";
import { t } from "@/lib/words/t";
import { ServerMessage } from "@/components/ui/words/server-message";
import styles from "./load-failure.module.css";

type Props = { title: string; error: unknown; retry: () => unknown };

/** Replaces data that could not be loaded, with the reason and a button to try again. */
export function LoadFailure({ title, error, retry }: Props) {
  return (
    <div className={styles.failure}>
      <Alert tone="bad" title={title}>
        <ServerMessage>{messageOf(error)}</ServerMessage>
      </Alert>
      <Button variant="secondary" onClick={() => void retry()}>
        {t("Try again")}
      </Button>
    </div>
  );
}
