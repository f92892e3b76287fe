"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { SelectField, TextAreaField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import {
  POLICIES,
  POLICY_NAMES,
  POLICY_NOTICE_DAYS,
  POLICY_SUMMARY_MAX,
  type PolicyName,
} from "@/contracts/operator/policy/policy";
import { policyNoticeBody } from "@/contracts/operator/policy/policy.schema";
import { addDays, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useAnnouncePolicyMutation } from "@/services/operator/policy";

const READERS = { customer: "every couple", vendor: "everyone on a vendor’s team" } as const;

/** Announces a new version of a policy. Mount it when it is opened. */
export default function PolicyDialog({ onClose }: { onClose: () => void }) {
  const [announce] = useAnnouncePolicyMutation();
  const earliest = addDays(todayInSingapore(), POLICY_NOTICE_DAYS);
  const form = useForm({
    initialValues: { policy: "terms", appliesFrom: earliest, summary: "" },
    schema: policyNoticeBody,
    validateOnBlur: false,
    submit: async (values) => {
      await announce(policyNoticeBody.cast(values)).unwrap();
      notify("success", "Announced. The emails are on their way");
      onClose();
    },
  });
  const { readers } = POLICIES[form.values.policy as PolicyName];
  return (
    <FormDialog
      title="Announce a new version"
      lead={`This emails ${readers.map((role) => READERS[role]).join(" and ")} with a confirmed address, and can’t be taken back. Publish the new text with a release on that day.`}
      form={form}
      submit="Announce it"
      onClose={onClose}
    >
      <SelectField {...form.field("policy")} label="Policy">
        {POLICY_NAMES.map((policy) => (
          <option key={policy} value={policy}>
            {POLICIES[policy].label}
          </option>
        ))}
      </SelectField>
      <DateField
        {...form.dateField("appliesFrom")}
        label="Applies from"
        min={earliest}
        marks={false}
        required
      />
      <TextAreaField
        {...form.field("summary")}
        label="What changes"
        hint="In plain words, a line for each change. It is in the email and on the policy’s page."
        rows={6}
        maxLength={POLICY_SUMMARY_MAX}
        required
      />
    </FormDialog>
  );
}
