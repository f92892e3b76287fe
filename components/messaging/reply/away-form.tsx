"use client";
import { WeekHours } from "@/components/messaging/appointment/week-hours";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextAreaField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { AWAY_REPLY_MAX, type AwayReply } from "@/contracts/messaging/reply";
import { type AwayReplyBody, awayReplyBody } from "@/contracts/messaging/reply.schema";
import { notify } from "@/lib/notice/notify";
import { useGetAwayReplyQuery, useSaveAwayReplyMutation } from "@/services/messaging/reply";
import styles from "./replies.module.css";

/** The reply that couples get outside the vendor's hours. */
export default function AwayForm() {
  const { data, error, isFetching, refetch } = useGetAwayReplyQuery();
  if (data) return <Form reply={data} />;
  if (error && !isFetching) {
    return <LoadFailure title="Your off-hours reply could not be loaded" error={error} retry={refetch} />;
  }
  return <Skeleton height="16rem" />;
}

function Form({ reply }: { reply: AwayReply }) {
  const [save] = useSaveAwayReplyMutation();
  const form = useForm<AwayReplyBody>({
    initialValues: reply,
    schema: awayReplyBody,
    idPrefix: "away",
    submit: async (values) => {
      const kept = await save(awayReplyBody.cast(values)).unwrap();
      notify("success", "Off-hours reply saved");
      return { kept };
    },
  });
  const { values } = form;
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <CheckboxField
        id="away-on"
        label="Reply automatically outside these hours"
        checked={values.isOn}
        onChange={({ target }) => form.set({ isOn: target.checked })}
      />
      <TextAreaField
        {...form.field("body")}
        label="Reply"
        rows={3}
        maxLength={AWAY_REPLY_MAX}
        hint="Each couple gets it once a day, marked as automatic. It doesn’t count as your answer."
      />
      <WeekHours
        value={values.weeklyHours}
        errorOf={form.errorOf}
        onChange={(day, hours) => form.set({ weeklyHours: { ...values.weeklyHours, [day]: hours } })}
      />
      <SubmitButton busy={form.busy}>Save off-hours reply</SubmitButton>
    </form>
  );
}
