"use client";
import { Button } from "@/components/ui/action/button";
import { TextAreaField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { REVIEW_ANSWER_MAX } from "@/contracts/catalogue/review";
import { reviewAnswerBody } from "@/contracts/catalogue/review.schema";
import { notify } from "@/lib/notice/notify";
import { useSendReviewMutation } from "@/services/catalogue/review";
import styles from "./own-review.module.css";

const schema = reviewAnswerBody.pick(["comment"]);

type Props = { reviewId: string; customerName: string; onClose: () => void };

/** The vendor's single reply to a review. */
export default function AnswerForm({ reviewId, customerName, onClose }: Props) {
  const [send] = useSendReviewMutation();
  const form = useForm({
    initialValues: { comment: "" },
    schema,
    validateOnBlur: false,
    submit: async ({ comment }) => {
      await send({ fromVendor: true, reviewId, comment }).unwrap();
      notify("success", "Your answer is published");
      onClose();
    },
  });
  return (
    <form {...form.formProps} className={styles.form} aria-label={`Answer ${customerName}`}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <TextAreaField
        {...form.field("comment")}
        label="Your answer"
        hint="Public, below the review. You can answer once, and it can’t be changed later."
        maxLength={REVIEW_ANSWER_MAX}
        rows={3}
        autoFocus
      />
      <div className={styles.actions}>
        <SubmitButton busy={form.busy}>Publish answer</SubmitButton>
        <Button variant="secondary" disabled={form.busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
