"use client";
import { useState } from "react";
import { DateField } from "@/components/ui/form/date/date-field";
import { Card } from "@/components/ui/page/card";
import { useForm } from "@/components/ui/form/use-form";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import type { Cart } from "@/contracts/sale/cart";
import { COMMENT_MAX } from "@/contracts/sale/order/order";
import { billingBody, placeOrderBody } from "@/contracts/sale/order/order.schema";
import { addDays, todayInSingapore } from "@/lib/dates";
import { BILLING_LABELS, type BillingField, BillingFields } from "./billing-fields";
import { CheckoutAgreement } from "./checkout-agreement";
import styles from "./checkout-details.module.css";
import { CHECKOUT_FORM } from "./checkout-form";
import { useCheckoutDefaults } from "./use-checkout-defaults";
import type { CheckoutValues } from "./use-place-order";
import { t, td } from "@/lib/words/t";

const LABELS = {
  contactName: "Contact name",
  contactPhone: "Contact phone",
  weddingDate: "Wedding date",
  comment: "Comment for the vendors",
  ...BILLING_LABELS,
} as const;
type Field = keyof typeof LABELS;

const details = placeOrderBody.omit(["orderValue", "dueNow", "vendorTerms", "billing", "termsAgreed"]);
const agreed = placeOrderBody.pick(["termsAgreed"]);
const schema = details.concat(billingBody).concat(agreed);

type Props = { cart: Cart; onSubmit: (values: CheckoutValues) => Promise<void> };

/** The contact person for the vendors, the wedding date, the billing address and the agreement next to the button. */
export default function CheckoutDetails({ cart, onSubmit }: Props) {
  const form = useForm<Record<Field, string> & { termsAgreed: boolean }>({
    initialValues: { ...useCheckoutDefaults(), termsAgreed: false },
    schema,
    idPrefix: "checkout",
    parse: { contactPhone: (typed) => typed.replace(/[^+\d ]/g, "") },
    submit: (values) =>
      onSubmit({ ...details.cast(values), billing: billingBody.cast(values), termsAgreed: true }),
  });
  // The contract's messages use the field names of the API.
  const named = (name: Field) => ({
    label: td(LABELS[name]),
    error: form.errorOf(name) && td(form.errorOf(name)?.replace(name, LABELS[name]) ?? ""),
  });
  const field = (name: Field) => ({ ...form.field(name), ...named(name) });
  const { complaints } = form;
  // Agreeing covers the versions beside the box: when the cart is read again and has others, it counts no more.
  const termsKey = [...new Set(cart.docs.flatMap(({ terms }) => terms?.id ?? []))].toSorted().join();
  const [agreedTo, setAgreedTo] = useState(termsKey);
  const blocked = cart.docs.flatMap(({ lines }) =>
    lines.flatMap(({ problems }) => problems.flatMap(({ blocking, message }) => (blocking ? message : []))),
  );
  const isUndated = cart.docs.some(({ lines }) => lines.some(({ eventDate }) => eventDate === null));

  return (
    <Card as="section" aria-labelledby="checkout-title">
      <h2 id="checkout-title" className={styles.title}>
        {t("Your details")}
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
        <DateField
          {...form.dateField("weddingDate")}
          {...named("weddingDate")}
          min={addDays(todayInSingapore(), 1)}
          hint={
            isUndated ? t("For items above that have no date yet.") : t("Every item above has its own date.")
          }
        />
        <BillingFields country={form.values.country} field={(name: BillingField) => field(name)} />
        <div className={styles.wide}>
          <TextAreaField
            {...field("comment")}
            rows={3}
            maxLength={COMMENT_MAX}
            hint={t("Optional. Every vendor in this order reads it.")}
          />
        </div>
      </form>
      <CheckoutAgreement
        cart={cart}
        checked={form.values.termsAgreed && agreedTo === termsKey}
        error={form.errorOf("termsAgreed")}
        onChange={(termsAgreed) => {
          setAgreedTo(termsKey);
          form.set({ termsAgreed });
        }}
        complaints={
          complaints.length > 0 ? [...blocked, ...complaints.map((complaint) => td(readable(complaint)))] : []
        }
      />
    </Card>
  );
}

/** The contract's messages begin with the field names of the API. */
function readable(message: string): string {
  const name = Object.keys(LABELS).find((each) => message.startsWith(`${each} `)) as Field | undefined;
  return name ? message.replace(name, LABELS[name]) : message;
}
