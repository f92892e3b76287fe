"use client";
import { Alert } from "@/components/ui/feedback/alert";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import { SAVED_MESSAGES, type SavedKind } from "@/contracts/catalogue/wishlist";
import type { SavedChanges } from "./use-saved-changes";

/** Says that an item was removed and offers to restore it, or why it couldn't be removed. */
export function UndoNote({ kind, changes }: { kind: SavedKind; changes: SavedChanges }) {
  const { removed, failure } = changes;
  return (
    <>
      <UndoNotice
        of={removed}
        message={
          <>
            {SAVED_MESSAGES[kind].removed}
            <span className="visually-hidden">: {removed?.name}</span>
          </>
        }
        onUndo={() => removed && changes.undo(removed)}
        onClose={changes.forgetRemoved}
      />
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
    </>
  );
}
