"use client";
import { object, string } from "yup";
import { TextAreaField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { COMMENT_MAX } from "@/contracts/sale/order/order";
import { notify } from "@/lib/notice/notify";
import styles from "./comment-form.module.css";

const schema = object({
  comment: string().trim().max(COMMENT_MAX).required("Please write your comment"),
});

type Props = {
  /** The reader of the comment. */
  to: string;
  /** Rejects when the comment was not saved. */
  send: (comment: string) => Promise<unknown>;
};

/** Adds a comment to the order's history. */
export default function CommentForm({ to, send }: Props) {
  const form = useForm({
    initialValues: { comment: "" },
    schema,
    validateOnBlur: false,
    submit: async ({ comment }) => {
      await send(comment.trim());
      notify("success", "Comment added");
      return { kept: { comment: "" } };
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <TextAreaField
        {...form.field("comment")}
        label="Add a comment"
        hint={`${to} sees it here and gets an email.`}
        maxLength={COMMENT_MAX}
        rows={2}
      />
      <SubmitButton variant="secondary" busy={form.busy}>
        Add comment
      </SubmitButton>
    </form>
  );
}
