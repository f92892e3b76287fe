"use client";
import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { useGetPendingEmailChangeQuery } from "@/services/identity/session";
import { SecurityCard } from "./security-card";
import { useOpenedForm } from "./use-opened-form";

const EmailForm = lazy(() => import("./email-form"));

/** Changes the couple's email address, after a link mailed to the new one. */
export function EmailPanel({ email }: { email: string }) {
  const { box, open, setOpen } = useOpenedForm();
  const { data } = useGetPendingEmailChangeQuery();
  return (
    <SecurityCard
      id="email-address"
      title="Email address"
      lead={
        <>
          You log in with <strong>{email}</strong>, and we write to it. To change it, you confirm the new
          address from its mailbox. That signs you out on every other device.
        </>
      }
    >
      <div ref={box}>
        {data?.pending && !open ? (
          <Alert>
            Open the link we sent to <strong>{data.pending.email}</strong> to finish the change. Until then,
            nothing changes.
          </Alert>
        ) : null}
        {open ? (
          <Suspense fallback={<p role="status">Loading</p>}>
            <EmailForm suggested={data?.pending?.email ?? ""} onDone={() => setOpen(false)} />
          </Suspense>
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {data?.pending ? "Send again, or use another address" : "Change email address"}
          </Button>
        )}
      </div>
    </SecurityCard>
  );
}
