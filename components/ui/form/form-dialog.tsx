"use client";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/action/button";
import { Dialog, type DialogProps } from "@/components/ui/feedback/dialog";
import { FormAlert } from "./form-alert";
import { SubmitButton } from "./submit-button";
import type { useForm } from "./use-form";

type Form = Pick<
  ReturnType<typeof useForm<Record<string, never>>>,
  "formProps" | "busy" | "failure" | "complaints"
>;

type Props = Omit<DialogProps, "form" | "actions" | "error" | "onClose"> & {
  /** From `useForm`. */
  form: Form;
  /** The label of the submit button. */
  submit: string;
  tone?: "primary" | "danger";
  disabled?: boolean;
  cancel?: string;
  /** A further action, such as deleting what the form edits. */
  extra?: ReactNode;
  /** Omits the actions. */
  readOnly?: boolean;
  onClose: () => void;
};

/** A dialog with one form, which keeps the typed values when the server refuses it, and shows the errors by field. */
export function FormDialog({
  open = true,
  form: { formProps, failure, complaints, ...form },
  submit,
  tone = "primary",
  disabled = false,
  cancel = "Cancel",
  extra,
  readOnly = false,
  busy = form.busy,
  onClose,
  children,
  ...dialog
}: Props) {
  return (
    <Dialog
      {...dialog}
      open={open}
      busy={busy}
      onClose={onClose}
      form={{
        ...formProps,
        // A closed dialog can still be pressed until it has faded out.
        onSubmit: (event) => (open ? formProps.onSubmit(event) : event.preventDefault()),
      }}
      actions={
        readOnly ? null : (
          <>
            {extra}
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {cancel}
            </Button>
            <SubmitButton variant={tone} disabled={disabled} busy={busy}>
              {submit}
            </SubmitButton>
          </>
        )
      }
    >
      <FormAlert message={failure} complaints={complaints} />
      {children}
    </Dialog>
  );
}
