"use client";
import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/action/button";
import { SecurityCard } from "./security-card";
import { useOpenedForm } from "./use-opened-form";

const PasswordForm = lazy(() => import("./password-form"));

/** Changes the signed-in user's password. `resetHref` is for users who have none or forgot it. */
export function PasswordPanel({ resetHref }: { resetHref: string }) {
  const { box, open, setOpen } = useOpenedForm();
  return (
    <SecurityCard
      title="Password"
      lead={
        <>
          Changing it signs you out on every other device. Forgot it, or always signed in with Google or
          Facebook? <a href={resetHref}>Set one by email</a>.
        </>
      }
    >
      <div ref={box}>
        {open ? (
          <Suspense fallback={<p role="status">Loading</p>}>
            <PasswordForm onDone={() => setOpen(false)} />
          </Suspense>
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Change password
          </Button>
        )}
      </div>
    </SecurityCard>
  );
}
