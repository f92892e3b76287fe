"use client";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { addCustomerBody } from "@/contracts/messaging/customer.schema";
import { notify } from "@/lib/notice/notify";
import { useAddCustomerMutation } from "@/services/messaging/customer";
import { tagsOf } from "./tags";

/** Adds a couple that has no account. Typed values stay until saved. */
export default function AddDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [add] = useAddCustomerMutation();
  const form = useForm({
    initialValues: { name: "", email: "", phone: "", tags: "", note: "" },
    schema: addCustomerBody.omit(["tags"]),
    validateOnBlur: false,
    submit: async ({ tags, ...values }) => {
      await add({ ...values, tags: tagsOf(tags) }).unwrap();
      notify("success", "Customer added");
      onClose();
      return { kept: { name: "", email: "", phone: "", tags: "", note: "" } };
    },
  });
  return (
    <FormDialog
      open={open}
      title="Add a customer"
      keepMounted
      onClose={onClose}
      form={form}
      submit="Add customer"
    >
      <TextField {...form.field("name")} label="Name" placeholder="Such as: Wei & Ana" autoFocus />
      <TextField {...form.field("email")} label="Email (optional)" type="email" />
      <TextField {...form.field("phone")} label="Phone (optional)" type="tel" />
      <TextField {...form.field("tags")} label="Tags (optional)" hint="Separate them with commas." />
      <TextAreaField {...form.field("note")} label="Note (optional)" hint="Only you see this." rows={3} />
    </FormDialog>
  );
}
