"use client";
import { object, string } from "yup";
import { Button } from "@/components/ui/action/button";
import { TextAreaField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { ORDER_NOTE_MAX } from "@/contracts/sale/order/order-team";
import styles from "./order-notes.module.css";

const schema = object({ body: string().trim().max(ORDER_NOTE_MAX).required("Write your note first") });

type Props = {
  label: string;
  action: string;
  body?: string;
  /** Rejects when the note was not saved. */
  save: (body: string) => Promise<unknown>;
  onCancel?: () => void;
};

/** Adds a note, or changes one. */
export function NoteForm({ label, action, body = "", save, onCancel }: Props) {
  const form = useForm({
    initialValues: { body },
    schema,
    validateOnBlur: false,
    submit: async (values) => {
      await save(values.body.trim());
      return { kept: { body: "" } };
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <TextAreaField
        {...form.field("body")}
        label={label}
        maxLength={ORDER_NOTE_MAX}
        rows={2}
        autoFocus={onCancel !== undefined}
      />
      <div className={styles.acts}>
        <SubmitButton variant="secondary" busy={form.busy}>
          {action}
        </SubmitButton>
        {onCancel ? (
          <Button variant="plain" disabled={form.busy} onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
