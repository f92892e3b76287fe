"use client";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { DateField } from "@/components/ui/form/date/date-field";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import type { VendorTerms } from "@/contracts/catalogue/vendor/operator-vendor";
import { vendorTermsBody } from "@/contracts/catalogue/vendor/operator-vendor.schema";
import { notify } from "@/lib/notice/notify";
import { useChangeVendorTermsMutation } from "@/services/operator/vendor";

type Props = { id: string; terms: VendorTerms; onClose: () => void };

/** Changes commission, featuring and trust, with a reason for the log. */
export default function TermsDialog({ id, terms, onClose }: Props) {
  const [change] = useChangeVendorTermsMutation();
  const form = useForm({
    initialValues: {
      commission: String(terms.commission),
      isTrusted: terms.isTrusted,
      featuredFrom: terms.featuredFrom ?? "",
      featuredUntil: terms.featuredUntil ?? "",
      reason: "",
    },
    schema: vendorTermsBody,
    validateOnBlur: false,
    submit: async (values) => {
      await change({ id, body: await vendorTermsBody.validate(values) }).unwrap();
      notify("success", "Changed");
      onClose();
    },
  });
  return (
    <FormDialog
      title="What we grant"
      lead="A new commission applies to orders placed from now on, and is mailed to the vendor."
      form={form}
      submit="Save changes"
      onClose={onClose}
    >
      <TextField {...form.field("commission")} label="Commission in %" inputMode="decimal" required />
      <CheckboxField
        id="is-trusted"
        label="New products and edits go live without review"
        checked={form.values.isTrusted}
        onChange={({ target }) => form.set({ isTrusted: target.checked })}
      />
      <DateField {...form.dateField("featuredFrom")} label="Featured from" marks={false} />
      <DateField {...form.dateField("featuredUntil")} label="Featured until, included" marks={false} />
      <TextAreaField {...form.field("reason")} label="Reason, for the log" rows={3} required />
    </FormDialog>
  );
}
