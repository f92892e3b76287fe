"use client";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog, DialogPanel } from "@/components/ui/feedback/dialog";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { openOrdersMessage, openRefundsMessage } from "@/contracts/identity/account/own-data";
import { useGetDeletionQuery } from "@/services/identity/own-data";
import { DeleteAccountForm } from "./delete-account-form";
import styles from "./delete-account.module.css";

/** Says what a deletion removes and keeps, and asks for the password; or says what prevents it. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useGetDeletionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Dialog
      title="Delete your account?"
      onClose={onClose}
      panel={
        isFetching ? (
          <Waiting />
        ) : !data ? (
          <Refused onClose={onClose}>
            <LoadFailure title="Your account could not be loaded" error={error} retry={refetch} />
          </Refused>
        ) : data.openOrders > 0 ? (
          <Refused
            onClose={onClose}
            action={<ButtonLink href="/user/manage-orders">See your orders</ButtonLink>}
          >
            <Alert tone="warn">{openOrdersMessage(data.openOrders)}</Alert>
          </Refused>
        ) : data.openRefunds > 0 ? (
          <Refused
            onClose={onClose}
            action={<ButtonLink href="/user/payment-history">See your payments</ButtonLink>}
          >
            <Alert tone="warn">{openRefundsMessage(data.openRefunds)}</Alert>
          </Refused>
        ) : !data.hasPassword ? (
          <Refused onClose={onClose} action={<ButtonLink href="/forgot-password">Set a password</ButtonLink>}>
            <Alert tone="info">
              We ask for your password before we delete an account, and yours has none yet. Set one by email,
              then come back here.
            </Alert>
          </Refused>
        ) : (
          <DeleteAccountForm isPartner={data.isPartner} onClose={onClose} />
        )
      }
    />
  );
}

function Waiting() {
  return (
    <DialogPanel>
      <div className={styles.content} role="status" aria-label="Loading your account">
        <Skeleton height="5rem" shape="block" />
        <Skeleton height="3rem" shape="block" />
      </div>
    </DialogPanel>
  );
}

type RefusedProps = { onClose: () => void; action?: ReactNode; children: ReactNode };

function Refused({ onClose, action, children }: RefusedProps) {
  return (
    <DialogPanel
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Keep my account
          </Button>
          {action}
        </>
      }
    >
      {children}
    </DialogPanel>
  );
}
