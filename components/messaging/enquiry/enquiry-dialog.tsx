"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { SelectField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import type { Enquiry, EnquiryHandler } from "@/contracts/messaging/enquiry";
import { saveEnquiryBody } from "@/contracts/messaging/enquiry.schema";
import { notify } from "@/lib/notice/notify";
import { useSaveEnquiryMutation } from "@/services/messaging/enquiry";

type Props = { enquiry: Enquiry; team: readonly EnquiryHandler[]; onClose: () => void };

/** A team's notes on an enquiry: its value, when to follow up, and who handles it. */
export default function EnquiryDialog({ enquiry, team, onClose }: Props) {
  const [save] = useSaveEnquiryMutation();
  const form = useForm({
    initialValues: {
      estimate: enquiry.estimate === null ? "" : String(enquiry.estimate),
      followUpOn: enquiry.followUpOn ?? "",
      handlerId: enquiry.handler?.accountId ?? "",
    },
    schema: saveEnquiryBody.omit(["handlerId"]),
    validateOnBlur: false,
    submit: async ({ estimate, followUpOn, handlerId }) => {
      const data = saveEnquiryBody.cast({ estimate, followUpOn, handlerId: handlerId || null });
      await save({ id: enquiry.id, ...data }).unwrap();
      notify("success", "Enquiry saved");
      onClose();
    },
  });
  return (
    <FormDialog
      title={enquiry.couple.name || "Enquiry"}
      lead="Only your team sees this."
      form={form}
      submit="Save"
      onClose={onClose}
    >
      <TextField
        {...form.field("estimate")}
        label="Estimated value in $ (optional)"
        hint="An offer or order replaces it."
        inputMode="decimal"
      />
      <DateField
        {...form.field("followUpOn")}
        label="Follow up on (optional)"
        hint="We remind the person below, or everyone, at 9 am."
        marks={false}
        onDate={(followUpOn) => form.set({ followUpOn })}
      />
      <SelectField {...form.field("handlerId")} label="With">
        <option value="">Nobody yet</option>
        {team.map(({ accountId, name }) => (
          <option key={accountId} value={accountId}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
