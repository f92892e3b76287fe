"use client";
import { lazy, Suspense } from "react";
import type { HelperParty } from "@/contracts/planning/check-in";
import { loadScanner } from "./lazy";
import { Sheet } from "../sheets/sheet";

const Scanner = lazy(loadScanner);

type Props = { parties: readonly HelperParty[]; onFound: (partyId: string) => void; onClose: () => void };

/** The camera, which finds a party by the code on its invitation. */
export function ScanSheet({ parties, onFound, onClose }: Props) {
  return (
    <Sheet title="Scan a guest’s code" onClose={onClose}>
      <Suspense fallback={<p role="status">Starting the camera</p>}>
        <Scanner parties={parties} onFound={onFound} onClose={onClose} />
      </Suspense>
    </Sheet>
  );
}
