"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { messageOf } from "@/contracts/api-error";
import { notify } from "@/lib/notice/notify";
import styles from "./cancellation.module.css";

type Props = {
  open: boolean;
  title: string;
  confirm: string;
  tone?: "primary" | "danger";
  /** The failure is toasted as a warning too, as the API contract has it. */
  warns?: boolean;
  /** Rejects with the API's error; what was typed is kept then. */
  send: (form: FormData) => Promise<unknown>;
  done: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with one form. What was typed stays when the server refuses it. */
export default function FormDialog(props: Props) {
  const { open, title, confirm, tone = "primary", warns = false, send, done, onClose, children } = props;
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure("");
    try {
      await send(new FormData(event.currentTarget));
      notify("success", done);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      if (warns) notify("warning", messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={() => (busy ? undefined : onClose())}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <form onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
        <DialogContent className={styles.content ?? ""}>
          {failure ? <Alert tone="bad">{failure}</Alert> : null}
          {children}
        </DialogContent>
        <DialogActions disableSpacing className={styles.actions ?? ""}>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <SubmitButton variant={tone} busy={busy}>
            {confirm}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
