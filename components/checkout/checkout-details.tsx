"use client";
import { useFormik } from "formik";
import { useRef } from "react";
import { Card } from "@/components/ui/card";
import { TextAreaField, TextField } from "@/components/ui/field";
import { COMMENT_MAX, placeOrderBody } from "@/contracts/order";
import { addDays, todayInSingapore } from "@/lib/dates";
import styles from "./checkout-details.module.css";
import { useCheckoutDefaults } from "./use-checkout-defaults";
import type { CheckoutValues } from "./use-place-order";

/** The form's id, by which the buttons in the summary and the bar belong to it. */
export const CHECKOUT_FORM = "checkout-details";

const LABELS = {
  contactName: "Contact name",
  contactPhone: "Contact phone",
  weddingDate: "Wedding date",
  comment: "Comment for the vendors",
} as const;
type Field = keyof typeof LABELS;
const FIELDS = Object.keys(LABELS) as Field[];

const schema = placeOrderBody.omit(["orderValue"]);

/** Whom the vendors may call, and when the wedding is. What was typed stays when the order is refused. */
export function CheckoutDetails({ onSubmit }: { onSubmit: (values: CheckoutValues) => Promise<void> }) {
  const formRef = useRef<HTMLFormElement>(null);
  const defaults = useCheckoutDefaults();
  const form = useFormik<Record<Field, string>>({
    initialValues: defaults,
    enableReinitialize: false,
    validationSchema: schema,
    onSubmit: (values) => onSubmit(schema.cast(values)),
  });

  const field = (name: Field) => {
    const error = form.touched[name] ? form.errors[name] : undefined;
    return {
      ...form.getFieldProps(name),
      id: `checkout-${name}`,
      label: LABELS[name],
      // The contract names its fields as the wire does.
      error: error?.replace(name, LABELS[name]),
    };
  };
  const submit = async () => {
    const wrong = await form.validateForm();
    await form.submitForm();
    const first = FIELDS.find((name) => wrong[name]);
    if (first) formRef.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  return (
    <Card as="section" aria-labelledby="checkout-title">
      <h2 id="checkout-title" className={styles.title}>
        Your details
      </h2>
      <form
        ref={formRef}
        id={CHECKOUT_FORM}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField {...field("contactName")} autoComplete="name" maxLength={120} required />
        <TextField
          {...field("contactPhone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          required
          onChange={({ target }) =>
            void form.setFieldValue("contactPhone", target.value.replace(/[^+\d ]/g, ""))
          }
        />
        <TextField
          {...field("weddingDate")}
          type="date"
          min={addDays(todayInSingapore(), 1)}
          hint="For items that have no date of their own."
        />
        <div className={styles.wide}>
          <TextAreaField
            {...field("comment")}
            rows={3}
            maxLength={COMMENT_MAX}
            hint="Optional. Every vendor in this order reads it."
          />
        </div>
      </form>
    </Card>
  );
}
