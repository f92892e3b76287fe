"use client";
import { object, string } from "yup";
import { TextAreaField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
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
  const form = useForm({
    initialValues: { comment: "" },
    schema,
    validateOnBlur: false,
    submit: ({ comment }) => onSend(comment.trim()),
  });
  return (
    <FormDialog
      open={open}
      title="What’s wrong?"
      onClose={onClose}
      lead={
        <>
          {vendorName} gets your message at once. The order stays open, and they aren’t paid, until you say
          that it’s resolved.
        </>
      }
      form={form}
      submit="Raise an issue"
    >
      <TextAreaField
        {...form.field("comment")}
        label="Your message"
        placeholder="Such as: two of the centrepieces were missing"
        maxLength={COMMENT_MAX}
        rows={4}
        autoFocus
      />
    </FormDialog>
  );
}
