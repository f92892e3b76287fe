"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
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
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose();
      }}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="secondary" autoFocus disabled={busy} onClick={onClose}>
          {cancel}
        </Button>
        {/* Until it has faded out, a closed dialog can still be pressed. */}
        <Button variant={tone} busy={busy} onClick={open ? onConfirm : undefined}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
