"use client";
import { Card } from "@/components/ui/page/card";
import { useForm } from "@/components/ui/form/use-form";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { COMMENT_MAX } from "@/contracts/sale/order";
import { placeOrderBody } from "@/contracts/sale/order.schema";
import { addDays, todayInSingapore } from "@/lib/dates";
import styles from "./checkout-details.module.css";
import { useCheckoutDefaults } from "./use-checkout-defaults";
import type { CheckoutValues } from "./use-place-order";

/** The form's id, which the buttons in the summary and the bar refer to. */
export const CHECKOUT_FORM = "checkout-details";

const LABELS = {
  contactName: "Contact name",
  contactPhone: "Contact phone",
  weddingDate: "Wedding date",
  comment: "Comment for the vendors",
} as const;
type Field = keyof typeof LABELS;

const schema = placeOrderBody.omit(["orderValue", "dueNow"]);

/** The contact person for the vendors, and the wedding date. */
export function CheckoutDetails({ onSubmit }: { onSubmit: (values: CheckoutValues) => Promise<void> }) {
  const form = useForm<Record<Field, string>>({
    initialValues: useCheckoutDefaults(),
    schema,
    idPrefix: "checkout",
    parse: { contactPhone: (typed) => typed.replace(/[^+\d ]/g, "") },
    submit: (values) => onSubmit(schema.cast(values)),
  });
  const field = (name: Field) => {
    const { error, ...rest } = form.field(name);
    // The contract's messages use the field names of the API.
    return { ...rest, label: LABELS[name], error: error?.replace(name, LABELS[name]) };
  };

  return (
    <Card as="section" aria-labelledby="checkout-title">
      <h2 id="checkout-title" className={styles.title}>
        Your details
      </h2>
      <form {...form.formProps} id={CHECKOUT_FORM} className={styles.form}>
        <TextField {...field("contactName")} autoComplete="name" maxLength={120} required />
        <TextField
          {...field("contactPhone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          required
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
