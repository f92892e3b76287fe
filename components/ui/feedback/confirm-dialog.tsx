"use client";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";

type Props = {
  open: boolean;
  title: string;
  confirm: string;
  cancel: string;
  tone?: "primary" | "danger";
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before an irreversible action. The harmless answer has the focus. */
export default function ConfirmDialog({
  open,
  title,
  confirm,
  cancel,
  tone = "primary",
  busy,
  onConfirm,
  onClose,
  children,
}: Props) {
  return (
    <Dialog
      open={open}
      title={title}
      lead={children}
      size="xs"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" autoFocus disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          {/* A closed dialog can still be pressed until it has faded out. */}
          <Button variant={tone} busy={busy} onClick={open ? onConfirm : undefined}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
