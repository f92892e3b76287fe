"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import ConfirmDialog from "@/components/ui/feedback/confirm-dialog";
import { Dialog } from "@/components/ui/feedback/dialog";
import { TextAreaField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { refusal } from "@/contracts/api-error";
import { notify, type NoticeKind } from "@/lib/notice/notify";
import styles from "./gallery.module.css";

const NOTICES: [NoticeKind, string][] = [
  ["success", "Item added to cart"],
  ["info", "They answer within 72 hours"],
  ["warning", "Please select at least 1 item"],
  ["error", "Session has expired. Please Log in again."],
];

/** Dialogs in their three shapes, and toasts. */
export function GalleryDialogs() {
  const [shown, setShown] = useState("");
  const close = () => setShown("");
  const form = useForm({
    initialValues: { reason: "" },
    submit: () => {
      throw refusal({ reason: "Give the couple a reason" });
    },
  });
  return (
    <>
      <h2>Dialogs</h2>
      <div className={styles.row}>
        {["Plain", "Form", "Confirm"].map((name) => (
          <Button key={name} variant="secondary" onClick={() => setShown(name)}>
            {name}
          </Button>
        ))}
      </div>
      <Dialog
        open={shown === "Plain"}
        title="Seating rules"
        lead="Households sit together by themselves."
        actions={<Button onClick={close}>Done</Button>}
        onClose={close}
      />
      <FormDialog
        open={shown === "Form"}
        title="Decline this booking?"
        lead="Mei Ling and Farid get their deposit of $12,143.47 back, and 12 December is free again."
        form={form}
        submit="Decline booking"
        tone="danger"
        onClose={close}
      >
        <TextAreaField {...form.field("reason")} label="Reason, for the couple to read" rows={3} autoFocus />
      </FormDialog>
      <ConfirmDialog
        open={shown === "Confirm"}
        title="Leave without saving?"
        confirm="Leave"
        cancel="Keep editing"
        busy={false}
        onConfirm={close}
        onClose={close}
      >
        Your changes are lost.
      </ConfirmDialog>
      <h2>Toasts</h2>
      <div className={styles.row}>
        {NOTICES.map(([kind, message]) => (
          <Button key={kind} size="sm" variant="secondary" onClick={() => notify(kind, message)}>
            {kind}
          </Button>
        ))}
      </div>
    </>
  );
}
