import type { ReactNode } from "react";
import { Button } from "@/components/ui/action/button";
import { SubmitButton } from "@/components/ui/form/submit-button";
import styles from "./save-bar.module.css";

type Props = {
  dirty: boolean;
  busy: boolean;
  onDiscard: () => void;
  /** Buttons before the save button. */
  others?: ReactNode;
};

/** Stays in view while there are unsaved changes. */
export function SaveBar({ dirty, busy, onDiscard, others }: Props) {
  return (
    <div className={styles.bar} data-dirty={dirty || undefined}>
      <p className={styles.state} role="status">
        {busy ? "Saving" : dirty ? "You have unsaved changes" : "Everything is saved"}
      </p>
      <div className={styles.actions}>
        {dirty && !busy ? (
          <Button variant="plain" size="sm" onClick={onDiscard}>
            Discard
          </Button>
        ) : null}
        {others}
        <SubmitButton size="sm" busy={busy} disabled={!dirty && !busy}>
          Save changes
        </SubmitButton>
      </div>
    </div>
  );
}
