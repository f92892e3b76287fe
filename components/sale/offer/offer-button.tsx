"use client";
import { lazy, Suspense, useState } from "react";
import { useMay } from "@/components/session/use-team-role";
import { Button } from "@/components/ui/action/button";

const OfferComposer = lazy(() => import("./compose/offer-composer"));

/** Opens the form for an offer to the couple of a conversation. Shown to roles that may make one. */
export function OfferButton({ roomId, name }: { roomId: string; name: string }) {
  const [open, setOpen] = useState(false);
  if (!useMay("orders.decide", "vendor")) return null;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Make an offer
      </Button>
      {open ? (
        <Suspense>
          <OfferComposer roomId={roomId} name={name} from={null} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
