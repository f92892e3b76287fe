"use client";
import { ShareLinks } from "@/components/planning/share-link/share-links";
import { HomeSection } from "@/components/ui/page/home-section";
import type { ShareLink } from "@/contracts/planning/share-link";
import { useAddRunSheetLinkMutation, useRevokeRunSheetLinkMutation } from "@/services/planning/run-sheet";

/** Links that let vendors and helpers read the run sheet. */
export function SharedLinks({ links }: { links: readonly ShareLink[] }) {
  const [add] = useAddRunSheetLinkMutation();
  const [revoke, revoking] = useRevokeRunSheetLinkMutation();
  return (
    <HomeSection title="Share with vendors and helpers">
      <ShareLinks
        note="Anyone with a link can read the run sheet, always the latest version. Make one for each group, so that you can turn it off."
        links={links}
        placeholder="Photographers"
        idPrefix="run-sheet-link"
        busy={revoking.isLoading}
        onAdd={(name) => add({ name }).unwrap()}
        onTurnOff={revoke}
      />
    </HomeSection>
  );
}
