"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { addCustomerBody } from "@/contracts/messaging/customer.schema";
import { notify } from "@/lib/notice/notify";
import { useAddCustomerMutation } from "@/services/messaging/customer";
import { tagsOf } from "./tags";

/** Adds a couple that has no account. What was typed stays until it is saved. */
export default function AddDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
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
    <Dialog open={open} onClose={onClose} keepMounted maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Add a customer</DialogTitle>
      <form {...form.formProps}>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <FormAlert message={form.failure} complaints={form.complaints} />
          <TextField {...form.field("name")} label="Name" placeholder="Such as: Wei & Ana" autoFocus />
          <TextField {...form.field("email")} label="Email (optional)" type="email" />
          <TextField {...form.field("phone")} label="Phone (optional)" type="tel" />
          <TextField {...form.field("tags")} label="Tags (optional)" hint="Separate them with commas." />
          <TextAreaField {...form.field("note")} label="Note (optional)" hint="Only you see this." rows={3} />
        </DialogContent>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={form.busy}>Add customer</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
