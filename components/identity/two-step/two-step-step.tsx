"use client";
import { lazy, Suspense, useState } from "react";
import { keepNotice } from "@/lib/notice/kept-notice";
import { CUSTOMER_HOME } from "@/lib/session/page-guard";
import type { TwoStepRole } from "@/services/identity/auth";
import { LoadingOverlay } from "@/components/ui/feedback/loading-overlay";

const TwoStepDialog = lazy(() => import("./two-step-dialog"));

type Props = {
  /** Address of the account that is signing in; null when the step is closed. */
  email: string | null;
  /** Whose account it is. */
  role?: TwoStepRole | undefined;
  /** Returns the address of the page after it, by default the couple's home. */
  next?: (() => string) | undefined;
  onClose: () => void;
};

/** Opens the second step's dialog when needed, and continues to the next page. */
export function TwoStepStep({ email, role, next, onClose }: Props) {
  const [leaving, setLeaving] = useState(false);
  if (leaving) return <LoadingOverlay label="Logging you in" />;
  if (email === null) return null;
  return (
    <Suspense fallback={<LoadingOverlay label="Loading" />}>
      <TwoStepDialog
        email={email}
        role={role}
        onClose={onClose}
        onVerified={(message) => {
          setLeaving(true);
          // The page is about to change, so the next one shows it.
          keepNotice("success", message);
          window.location.assign(next?.() ?? CUSTOMER_HOME);
        }}
      />
    </Suspense>
  );
}
