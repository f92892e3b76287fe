"use client";
import { object } from "yup";
import { FormAlert } from "@/components/ui/form/form-alert";
import { TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { text } from "@/contracts/fields.schema";
import { normalizeCode } from "@/contracts/sale/promotion/voucher";
import { notify } from "@/lib/notice/notify";
import { useClaimVoucherMutation } from "@/services/sale/voucher";
import styles from "./wallet.module.css";

const schema = object({
  code: text()
    .required("Enter your voucher code")
    .test(
      "code",
      "A voucher code has 16 letters and digits after SYG",
      (value) => normalizeCode(value) !== null,
    ),
});

/** Adds a gift voucher to the account. */
export function ClaimForm() {
  const [claim] = useClaimVoucherMutation();
  const form = useForm({
    initialValues: { code: "" },
    schema,
    validateOnBlur: false,
    submit: async ({ code }) => {
      await claim({ code }).unwrap();
      notify("success", "Voucher added to your account");
      return { kept: { code: "" } };
    },
  });
  return (
    <form {...form.formProps} className={styles.claim}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <div className={styles.claimRow}>
        <TextField
          {...form.field("code")}
          label="Add a gift voucher"
          placeholder="SYG-XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <SubmitButton busy={form.busy}>Add voucher</SubmitButton>
      </div>
    </form>
  );
}
