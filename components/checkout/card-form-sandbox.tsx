"use client";
import { useFormik } from "formik";
import { useRef, useState } from "react";
import { amount } from "@/components/order/amount";
import { Alert } from "@/components/ui/alert";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/field";
import { sandboxConfirmBody } from "@/contracts/payment";
import { messageOf } from "@/services/api-error";
import { useConfirmSandboxPaymentMutation } from "@/services/payment";
import { formatCardNumber, formatCvc, formatExpiry } from "./card-format";
import type { CardFormProps } from "./card-form";
import styles from "./card-form-sandbox.module.css";
import { TestCards } from "./test-cards";

const schema = sandboxConfirmBody.omit(["clientSecret"]);
const FIELDS = ["cardNumber", "expiry", "cvc"] as const;
type Field = (typeof FIELDS)[number];

/** The embedded processor's card form. A declined card says why beside the form; what was typed stays. */
export default function CardFormSandbox({ intent, refusal, onResult }: CardFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState("");
  const [confirm] = useConfirmSandboxPaymentMutation();
  const form = useFormik<Record<Field, string>>({
    initialValues: { cardNumber: "", expiry: "", cvc: "" },
    validationSchema: schema,
    validateOnChange: false,
    onSubmit: async (values) => {
      setFailure("");
      const { data, error } = await confirm({ ...values, clientSecret: intent.clientSecret });
      if (data) onResult(data);
      else setFailure(messageOf(error));
    },
  });

  const field = (name: Field, format: (text: string) => string) => ({
    id: `card-${name}`,
    name,
    value: form.values[name],
    error: form.touched[name] ? form.errors[name] : undefined,
    inputMode: "numeric" as const,
    onBlur: form.handleBlur,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      void form.setFieldValue(name, format(target.value)).then(() => form.setFieldError(name, undefined)),
  });
  const submit = async () => {
    if (form.isSubmitting) return;
    const wrong = await form.validateForm();
    await form.submitForm();
    const first = FIELDS.find((name) => wrong[name]);
    if (first) formRef.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const trouble = failure || refusal;

  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      aria-label="Card"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {trouble && !form.isSubmitting ? (
        <Alert tone="bad" title="The payment did not go through">
          {trouble} Nothing was charged: try again, or use another card.
        </Alert>
      ) : null}
      <div className={styles.wide}>
        <TextField
          {...field("cardNumber", formatCardNumber)}
          label="Card number"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
        />
      </div>
      <TextField
        {...field("expiry", (text) => formatExpiry(text, form.values.expiry))}
        label="Expiry date"
        autoComplete="cc-exp"
        placeholder="MM / YY"
      />
      <TextField
        {...field("cvc", formatCvc)}
        label="Security code (CVC)"
        autoComplete="cc-csc"
        placeholder="123"
      />
      <div className={styles.wide}>
        <SubmitButton block size="lg" busy={form.isSubmitting}>
          {form.isSubmitting ? "Asking your bank" : `Pay ${amount(intent.amount)}`}
        </SubmitButton>
      </div>
      <div className={styles.wide}>
        <TestCards
          onUse={(card) => {
            setFailure("");
            void form.setValues({ cardNumber: formatCardNumber(card), expiry: "12 / 30", cvc: "123" });
          }}
        />
      </div>
    </form>
  );
}
