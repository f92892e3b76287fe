"use client";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { messageOf } from "@/contracts/api-error";
import { notify } from "@/lib/notice/notify";

type Props = {
  open: boolean;
  title: string;
  confirm: string;
  tone?: "primary" | "danger";
  /** Also toasts the failure as a warning, as the API contract requires. */
  warns?: boolean;
  /** Rejects with the API's error, in which case typed values are kept. */
  send: (form: FormData) => Promise<unknown>;
  done: string;
  onClose: () => void;
  children: ReactNode;
};

/** Confirms a step of a cancellation. Its fields keep typed values when the server refuses it. */
export default function StepDialog(props: Props) {
  const { open, title, confirm, tone = "primary", warns = false, send, done, onClose, children } = props;
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
      title={title}
      busy={busy}
      error={failure}
      onClose={onClose}
      form={{ onSubmit: (event) => void submit(event), noValidate: true, "aria-busy": busy }}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Back
          </Button>
          <SubmitButton variant={tone} busy={busy}>
            {confirm}
          </SubmitButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
