"use client";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { object, string } from "yup";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { TextAreaField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { COMMENT_MAX } from "@/contracts/sale/order/order";

const schema = object({
  comment: string().trim().max(COMMENT_MAX).required("Tell the vendor what’s wrong"),
});

type Props = {
  open: boolean;
  vendorName: string;
  onSend: (comment: string) => Promise<void>;
  onClose: () => void;
};

/** Asks what is wrong with a delivery; the vendor reads it. */
export default function IssueDialog({ open, vendorName, onSend, onClose }: Props) {
  const id = useId();
  const form = useForm({
    initialValues: { comment: "" },
    schema,
    validateOnBlur: false,
    submit: ({ comment }) => onSend(comment.trim()),
  });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>What’s wrong?</DialogTitle>
      <form {...form.formProps}>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {vendorName} gets your message at once. The order stays open, and they aren’t paid, until you say
            that it’s resolved.
          </DialogContentText>
          <TextAreaField
            {...form.field("comment")}
            label="Your message"
            placeholder="Such as: two of the centrepieces were missing"
            maxLength={COMMENT_MAX}
            rows={4}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={form.busy}>Raise an issue</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
