"use client";
import { object, string } from "yup";
import { FormAlert } from "@/components/ui/form/form-alert";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { SelectField, TextField } from "@/components/ui/form/field";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { SettingsCard } from "@/components/ui/page/settings-card";
import {
  GUEST_TABLES,
  GUEST_TABLES_LABELS,
  INVITATION_SAVED,
  type InviteSettings,
  REPLY_QUESTION_MAX,
  REPLY_QUESTIONS_MAX,
} from "@/contracts/planning/invitation/invitation";
import type { InviteSettingsBody } from "@/contracts/planning/invitation/invitation.schema";
import { notify } from "@/lib/notice/notify";
import { useGetInviteSettingsQuery, useSaveInviteSettingsMutation } from "@/services/planning/invitation";
import styles from "./invitations.module.css";

const schema = object({
  payNow: string().matches(/^[89]\d{7}$/, {
    message: "PayNow number must be a Singapore mobile number of 8 digits",
    excludeEmptyString: true,
  }),
});

/** Settings of the guests' page on the wedding day, and the couple's own questions for the reply. */
export default function GuestPageTab() {
  const { data, error, isFetching, refetch } = useGetInviteSettingsQuery();
  if (data) return <GuestPageForm settings={data} />;
  if (error && !isFetching) {
    return <LoadFailure title="Your guests’ page could not be loaded" error={error} retry={refetch} />;
  }
  return <Skeleton shape="block" height="24rem" />;
}

function GuestPageForm({ settings }: { settings: InviteSettings }) {
  const [save] = useSaveInviteSettingsMutation();
  const asked = Array.from({ length: REPLY_QUESTIONS_MAX }, (_, at) => settings.questions[at]);
  const form = useForm({
    initialValues: {
      guestTables: settings.guestTables as string,
      payNow: settings.payNow,
      ...Object.fromEntries(asked.map((question, at) => [`question${at}`, question?.text ?? ""])),
    } as Record<string, string>,
    schema,
    submit: async (values) => {
      const questions = asked.flatMap((question, at) => {
        const text = values[`question${at}`]?.trim() ?? "";
        return text ? [{ id: question?.id, text }] : [];
      });
      const { guestTables, payNow = "" } = values;
      await save({
        guestTables,
        payNow: payNow.replace(/\s/g, ""),
        questions,
      } as InviteSettingsBody).unwrap();
      notify("success", INVITATION_SAVED);
      return { kept: values };
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <SettingsCard title="On the day">
        <div className={styles.form}>
          <SelectField
            {...form.field("guestTables")}
            label="What guests see of your seating"
            hint="Only those who are coming see it, and always the seats as they stand."
          >
            {GUEST_TABLES.map((each) => (
              <option key={each} value={each}>
                {GUEST_TABLES_LABELS[each]}
              </option>
            ))}
          </SelectField>
          <TextField
            {...form.field("payNow")}
            label="PayNow number for ang bao (optional)"
            hint="Your own mobile number. Guests scan a code and pay you directly: no money passes through Sayang."
            inputMode="tel"
            autoComplete="off"
            maxLength={9}
          />
        </div>
      </SettingsCard>
      <SettingsCard title="Your own questions">
        <div className={styles.form}>
          <p className={styles.note}>
            Households answer them in their reply, such as “Which song gets you dancing?”.
          </p>
          {asked.map((question, at) => (
            <TextField
              key={question?.id ?? at}
              {...form.field(`question${at}`)}
              label={`Question ${at + 1} (optional)`}
              maxLength={REPLY_QUESTION_MAX}
            />
          ))}
        </div>
      </SettingsCard>
      <SubmitButton busy={form.busy}>Save</SubmitButton>
    </form>
  );
}
