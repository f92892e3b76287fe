"use client";
import type { ReactNode } from "react";
import ConfirmDialog from "@/components/ui/feedback/confirm-dialog";
import { notify } from "@/lib/notice/notify";
import { useWithdrawCancellationMutation } from "@/services/sale/cancellation";

type Props = {
  side: "user" | "vendor";
  orderId: string;
  title: string;
  confirm: string;
  /** Announces that the order continues. */
  done: string;
  children: ReactNode;
  onClose: () => void;
};

/** Asks before a side withdraws its request to cancel. */
export default function WithdrawDialog({ side, orderId, title, confirm, done, children, onClose }: Props) {
  const [withdraw, { isLoading }] = useWithdrawCancellationMutation();
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={confirm}
      cancel="Not now"
      busy={isLoading}
      onConfirm={() =>
        void withdraw({ side, orderId }).then(({ data }) => {
          if (data) notify("success", done);
          onClose();
        })
      }
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
