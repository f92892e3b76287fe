"use client";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { SeatingPlan } from "@/contracts/planning/seating";
import type { Seating } from "./model/use-seating";
import styles from "./seating.module.css";

type Props = { seating: Seating; refetch: () => Promise<SeatingPlan | undefined> };

/** Explains why a change could not be saved, and offers choices. Nothing is lost until the couple chooses. */
export function SaveNotice({ seating, refetch }: Props) {
  const { state, failure, retry, adopt, overwrite } = seating;
  const withLatest = async (then: (latest: SeatingPlan) => void) => {
    const latest = await refetch();
    if (latest) then(latest);
  };
  if (state === "failed") {
    return (
      <Alert tone="bad" title="Your last changes aren’t saved">
        <p>{failure}</p>
        <Button size="sm" variant="secondary" onClick={retry}>
          Save again
        </Button>
      </Alert>
    );
  }
  if (state !== "conflict") return null;
  return (
    <Alert tone="bad" title="Your last changes aren’t saved">
      <p>{failure}</p>
      <div className={styles.group}>
        <Button size="sm" variant="secondary" onClick={() => void withLatest(adopt)}>
          Load the latest
        </Button>
        <Button size="sm" variant="plain" onClick={() => void withLatest(overwrite)}>
          Save mine instead
        </Button>
      </div>
    </Alert>
  );
}
