"use client";
import { lazy, Suspense, useState } from "react";
import { ShareLinks } from "@/components/planning/share-link/share-links";
import { HomeSection } from "@/components/ui/page/home-section";
import type { ShareLink } from "@/contracts/planning/share-link";
import { useAddRunSheetLinkMutation, useRevokeRunSheetLinkMutation } from "@/services/planning/run-sheet";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** Links with which vendors and helpers read the run sheet. */
export function SharedLinks({ links }: { links: readonly ShareLink[] }) {
  const [add] = useAddRunSheetLinkMutation();
  const [revoke, revoking] = useRevokeRunSheetLinkMutation();
  const [asked, setAsked] = useState<ShareLink | null>(null);
  return (
    <HomeSection title="Share with vendors and helpers">
      <ShareLinks
        note="Anyone with a link can read the run sheet, always the latest version. Make one for each group, so that you can turn it off."
        links={links}
        placeholder="Photographers"
        idPrefix="run-sheet-link"
        onAdd={(name) => add({ name }).unwrap()}
        onTurnOff={setAsked}
      />
      <Suspense>
        {asked ? (
          <ConfirmDialog
            open
            title={`Turn off the link for ${asked.name}?`}
            confirm="Turn off"
            cancel="Keep it"
            tone="danger"
            busy={revoking.isLoading}
            onConfirm={() => void revoke(asked.id).then(() => setAsked(null))}
            onClose={() => setAsked(null)}
          >
            It stops working at once. Other links go on.
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </HomeSection>
  );
}
