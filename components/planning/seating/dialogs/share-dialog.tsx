"use client";
import { ShareLinks } from "@/components/planning/share-link/share-links";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import type { ShareLink } from "@/contracts/planning/share-link";
import { useAddSeatingLinkMutation, useRevokeSeatingLinkMutation } from "@/services/planning/seating";

type Props = { eventId: string; links: readonly ShareLink[]; onClose: () => void };

/** Links that let the venue read the seating. */
export default function ShareDialog({ eventId, links, onClose }: Props) {
  const [add] = useAddSeatingLinkMutation();
  const [revoke, revoking] = useRevokeSeatingLinkMutation();
  return (
    <Dialog title="Share with your venue" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <ShareLinks
        note="Anyone with a link sees the plan, the tables with their guests, meals and allergies, always the latest version. Phone numbers and email addresses aren’t shown."
        links={links}
        firstName="Banquet manager"
        idPrefix="seating-link"
        busy={revoking.isLoading}
        onAdd={(name) => add({ eventId, name }).unwrap()}
        onTurnOff={revoke}
      />
    </Dialog>
  );
}
