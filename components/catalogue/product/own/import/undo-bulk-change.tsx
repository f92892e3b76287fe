import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { UndoneBulkChange } from "@/contracts/catalogue/product/bulk-change";
import { useUndoBulkChangeMutation } from "@/services/catalogue/product";

/** Undoes an import or price change after a second press, and says which products stay. */
export function UndoBulkChange({ id, label }: { id: string; label: string }) {
  const [isAsked, setAsked] = useState(false);
  const [undo, { data, isLoading }] = useUndoBulkChangeMutation();
  if (data) return <Alert tone={data.keptCount > 0 ? "warn" : "good"}>{outcomeOf(data)}</Alert>;
  if (!isAsked) {
    return (
      <p>
        <Button variant="secondary" size="sm" aria-label={label} onClick={() => setAsked(true)}>
          Undo
        </Button>
      </p>
    );
  }
  return (
    <Alert tone="warn">
      <p>
        This deletes the products it added and takes back its changes. Products that were booked or edited
        since stay as they are.
      </p>
      <Button size="sm" variant="danger" autoFocus busy={isLoading} onClick={() => void undo(id)}>
        Undo now
      </Button>{" "}
      <Button size="sm" variant="plain" disabled={isLoading} onClick={() => setAsked(false)}>
        Keep
      </Button>
    </Alert>
  );
}

function outcomeOf({ removed, restored, kept, keptCount }: UndoneBulkChange): string {
  const done = [
    removed > 0 ? `${removed} deleted` : "",
    restored > 0 ? `${restored} back as ${restored === 1 ? "it was" : "they were"}` : "",
  ].filter(Boolean);
  const start = done.length > 0 ? `Undone: ${done.join(", ")}.` : "Nothing was left to undo.";
  if (keptCount === 0) return start;
  const named = kept.map(({ title, why }) => `${title} (${why} since)`).join(", ");
  return `${start} ${keptCount === 1 ? "1 product stays" : `${keptCount} products stay`}: ${named}${keptCount > kept.length ? " and others" : ""}.`;
}
