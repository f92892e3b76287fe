"use client";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import type { VendorCustomerDetail } from "@/contracts/messaging/customer";
import { saveCustomerBody } from "@/contracts/messaging/customer.schema";
import { useSaveCustomerMutation } from "@/services/messaging/customer";
import styles from "./customer-dialog.module.css";
import { tagsOf } from "./tags";

type Props = { customer: VendorCustomerDetail; onSaved: () => void };

/** The vendor's own notes; for a contact, also its details. */
export function CustomerForm({ customer, onSaved }: Props) {
  const { id, kind, name, email, phone, note, tags } = customer;
  const [save] = useSaveCustomerMutation();
  const form = useForm({
    initialValues: { name, email, phone, note, tags: tags.join(", ") },
    schema: saveCustomerBody.omit(["tags"]),
    validateOnBlur: false,
    submit: async (values) => {
      const kept = { note: values.note, tags: tagsOf(values.tags) };
      const own = { name: values.name, email: values.email, phone: values.phone };
      await save({ id, ...kept, ...(kind === "contact" ? own : {}) } as Parameters<typeof save>[0]).unwrap();
      onSaved();
      return { kept: values };
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      {kind === "contact" ? (
        <>
          <TextField {...form.field("name")} label="Name" />
          <TextField {...form.field("email")} label="Email" type="email" />
          <TextField {...form.field("phone")} label="Phone" type="tel" />
        </>
      ) : null}
      <TextField {...form.field("tags")} label="Tags" hint="Separate them with commas." />
      <TextAreaField {...form.field("note")} label="Note" hint="Only you see this." rows={4} />
      <SubmitButton variant="secondary" busy={form.busy}>
        Save notes
      </SubmitButton>
    </form>
  );
}
