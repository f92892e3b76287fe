"use client";
import { TextAreaField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { vendorNoteBody } from "@/contracts/catalogue/vendor/operator-vendor.schema";
import { notify } from "@/lib/notice/notify";
import { useNoteOnVendorMutation } from "@/services/operator/vendor";

/** Adds a note about the vendor to the log. */
export default function NoteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [keep] = useNoteOnVendorMutation();
  const form = useForm({
    initialValues: { note: "" },
    schema: vendorNoteBody,
    validateOnBlur: false,
    submit: async (body) => {
      await keep({ id, body }).unwrap();
      notify("success", "Note kept");
      onClose();
    },
  });
  return (
    <FormDialog
      title="Write a note"
      lead="Operators read it in the log. The vendor never does, and nobody can change it."
      form={form}
      submit="Keep note"
      onClose={onClose}
    >
      <TextAreaField {...form.field("note")} label="Note" rows={4} autoFocus required />
    </FormDialog>
  );
}
