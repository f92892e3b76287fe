"use client";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { REVIEW_COMMENT_MAX, REVIEW_TITLE_MAX } from "@/contracts/catalogue/review";
import { reviewWords } from "@/contracts/catalogue/review.schema";
import { notify } from "@/lib/notice/notify";
import { useSendReviewMutation } from "@/services/catalogue/review";
import { PictureChoice } from "./picture-choice";
import styles from "./order-review.module.css";
import { StarChoice } from "./star-choice";

/** An unsent review, stored in this browser per order; pictures have to be chosen again. */
type ReviewDraft = { rating: string; title: string; comment: string };

const keyOf = (orderId: string) => `sayang:review:${orderId}`;

function readDraft(orderId: string): Partial<ReviewDraft> {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(orderId)) ?? "null") as Partial<ReviewDraft> | null;
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

/** Null deletes the draft. */
function keepDraft(orderId: string, draft: ReviewDraft | null): void {
  try {
    if (draft && Object.values(draft).some((value) => value !== "")) {
      localStorage.setItem(keyOf(orderId), JSON.stringify(draft));
    } else localStorage.removeItem(keyOf(orderId));
  } catch {
    // Storage is blocked or full, so the draft lasts only as long as the page.
  }
}

type Props = { orderId: string; vendorName: string; onClose: () => void };

/** A couple's review of an order. Typed values are stored in this browser until it is sent. */
export default function ReviewForm({ orderId, vendorName, onClose }: Props) {
  const [pictures, setPictures] = useState<File[]>([]);
  const [send] = useSendReviewMutation();
  const sent = useRef(false);
  const form = useForm({
    initialValues: { rating: "", title: "", comment: "" },
    schema: reviewWords,
    validateOnBlur: false,
    prefill: () => readDraft(orderId),
    submit: async (values) => {
      const data = new FormData();
      for (const [name, value] of Object.entries({ orderId, ...values })) data.append(name, value);
      for (const picture of pictures) data.append("pictures", picture);
      await send({ fromVendor: false, form: data }).unwrap();
      sent.current = true;
      keepDraft(orderId, null);
      notify("success", "Thank you. Your review is published");
    },
  });
  const { values } = form;
  useEffect(() => {
    if (!sent.current) keepDraft(orderId, values);
  }, [orderId, values]);

  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <StarChoice
        id={`${orderId}-rating`}
        name="rating"
        label={`How was ${vendorName}?`}
        value={values.rating}
        error={form.errorOf("rating")}
        onChoose={(rating) => form.set({ rating })}
      />
      <TextField {...form.field("title")} label="Title (optional)" maxLength={REVIEW_TITLE_MAX} />
      <TextAreaField
        {...form.field("comment")}
        label="Your review"
        hint="What went well, and what would you tell the next couple?"
        maxLength={REVIEW_COMMENT_MAX}
        rows={5}
      />
      <PictureChoice chosen={pictures} error={form.errorOf("pictures")} onChange={setPictures} />
      <p className={styles.note}>
        Your review is public, with your first name and initial. It can’t be changed later.
      </p>
      <div className={styles.actions}>
        <SubmitButton busy={form.busy}>Publish review</SubmitButton>
        <Button variant="secondary" disabled={form.busy} onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
