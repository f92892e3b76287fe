"use client";
import { TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { AmountField } from "@/components/ui/money/amount-field";
import { CHECK_IN_ENVELOPE_MAX, CHECK_IN_NAME_MAX, CHECK_IN_NOTE_MAX } from "@/contracts/planning/check-in";
import { giftForm } from "@/contracts/planning/check-in.schema";
import type { HelperClient } from "@/services/planning/check-in/client";
import styles from "./party-sheet.module.css";
import { Sheet } from "./sheet";

type Props = { client: HelperClient; name: string; guestId: string | null; onClose: () => void };

/** An ang bao: its amount, or the number of an unopened envelope. */
export function GiftSheet({ client, name, guestId, onClose }: Props) {
  const form = useForm({
    initialValues: { name, amount: "", envelope: "", note: "" },
    schema: giftForm,
    idPrefix: "gift",
    validateOnBlur: false,
    submit: async (values) => {
      const { name: from, amount = null, envelope, note } = giftForm.cast(values);
      await client.act({ kind: "gift", guestId, name: from, amount, envelope, note });
      onClose();
    },
  });
  const { onChange: _, ...amount } = form.field("amount");
  return (
    <Sheet title="Note an ang bao" onClose={onClose}>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <TextField {...form.field("name")} label="From" autoComplete="off" maxLength={CHECK_IN_NAME_MAX} />
        <AmountField
          {...amount}
          label="Amount in dollars (optional)"
          onAmount={(value) => form.set({ amount: value })}
        />
        <TextField
          {...form.field("envelope")}
          label="Envelope number (optional)"
          hint="For an envelope that stays closed: write the number on it."
          autoComplete="off"
          maxLength={CHECK_IN_ENVELOPE_MAX}
        />
        <TextField
          {...form.field("note")}
          label="Note (optional)"
          autoComplete="off"
          maxLength={CHECK_IN_NOTE_MAX}
        />
        <SubmitButton size="lg" block busy={form.busy}>
          Save ang bao
        </SubmitButton>
      </form>
    </Sheet>
  );
}
