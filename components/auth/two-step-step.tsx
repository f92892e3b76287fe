"use client";
import { lazy, Suspense, useState } from "react";
import { keepNotice } from "@/lib/kept-notice";
import { CUSTOMER_HOME } from "@/lib/page-guard";
import { LoadingOverlay } from "./loading-overlay";

const TwoStepDialog = lazy(() => import("./two-step-dialog"));

type Props = { /** Who signs in; null: nobody is at this step. */ email: string | null; onClose: () => void };

/** Brings the dialog of the second step when it is wanted, and leads on to the couple's home (spec customer §4). */
export function TwoStepStep({ email, onClose }: Props) {
  const [leaving, setLeaving] = useState(false);
  if (leaving) return <LoadingOverlay label="Logging you in" />;
  if (email === null) return null;
  return (
    <Suspense fallback={<LoadingOverlay label="Loading" />}>
      <TwoStepDialog
        email={email}
        onClose={onClose}
        onVerified={(message) => {
          setLeaving(true);
          // The page goes at once: the next one says it.
          keepNotice("success", message);
          window.location.assign(CUSTOMER_HOME);
        }}
      />
    </Suspense>
  );
}
