"use client";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import styles from "./products.module.css";
import type { Switched } from "./use-product-acts";

type Props = { switched: Switched; onUndo: () => void };

/**
 * Reports the last switch. A publish date that it cancelled can't be restored, so the vendor is asked to set it again.
 */
export function SwitchedNotice({ switched: { ids, status, unscheduled }, onUndo }: Props) {
  if (ids.length === 0 && unscheduled === 0) return null;
  return (
    <Alert tone="good">
      {ids.length > 0 ? (
        <p className={styles.undo}>
          {productsAre(ids.length)}{" "}
          {status === 1 ? "published." : `unpublished. Couples can’t see or book ${them(ids.length)}.`}
          <Button variant="plain" size="sm" onClick={onUndo}>
            Undo
          </Button>
        </p>
      ) : null}
      {unscheduled > 0 ? (
        <p>
          {productsAre(unscheduled)} no longer scheduled. To publish {them(unscheduled)} later, choose a new
          publish date.
        </p>
      ) : null}
    </Alert>
  );
}

const productsAre = (count: number) => (count === 1 ? "1 product is" : `${count} products are`);
const them = (count: number) => (count === 1 ? "it" : "them");
