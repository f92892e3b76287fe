"use client";
import { useUnsavedGuard } from "@/components/identity/profile/details/use-unsaved-guard";
import { Allowed, RoleNote } from "@/components/session/allowed";
import { useMay } from "@/components/session/use-team-role";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { useForm } from "@/components/ui/form/use-form";
import { TextField } from "@/components/ui/form/field";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { type AppointmentSetting, SETTING_SAVED } from "@/contracts/messaging/appointment/appointment";
import {
  appointmentSettingBody,
  type AppointmentSettingBody,
} from "@/contracts/messaging/appointment/appointment.schema";
import { notify } from "@/lib/notice/notify";
import {
  useGetAppointmentSettingQuery,
  useSaveAppointmentSettingMutation,
} from "@/services/messaging/appointment-vendor";
import { OffDays } from "./off-days";
import styles from "./setting-form.module.css";
import { WeekHours } from "./week-hours";

/** The form of a vendor's appointment hours. */
export default function SettingForm() {
  const { data, error, isFetching, refetch } = useGetAppointmentSettingQuery();
  if (data) return <Form setting={data} />;
  if (error && !isFetching) {
    return <LoadFailure title="Your opening hours could not be loaded" error={error} retry={refetch} />;
  }
  return <Skeleton height="20rem" />;
}

const FIGURES = [
  { name: "lengthMinutes", label: "Length, in minutes", min: 10, max: 480 },
  { name: "bufferMinutes", label: "Break between appointments, in minutes", min: 0, max: 240 },
  { name: "noticeHours", label: "Notice you need, in hours", min: 0, max: 720 },
  { name: "dailyCapacity", label: "Appointments a day, at most", min: 1, max: 50 },
] as const;

function Form({ setting }: { setting: AppointmentSetting }) {
  const [save] = useSaveAppointmentSettingMutation();
  const form = useForm<AppointmentSettingBody>({
    initialValues: setting,
    schema: appointmentSettingBody,
    idPrefix: "appointment",
    submit: async (values) => {
      const kept = await save(appointmentSettingBody.cast(values)).unwrap();
      notify("success", SETTING_SAVED);
      return { kept };
    },
  });
  const { values, errorOf } = form;
  const keepsHours = useMay("calendar");
  const question = useUnsavedGuard(form.dirty && !form.busy);

  return (
    <form {...form.formProps} className={styles.form}>
      <RoleNote to="calendar" words={(who) => `You can see these hours. ${who} can change them.`} />
      <fieldset className={styles.all} disabled={!keepsHours}>
        <SettingsCard title="Your week">
          <WeekHours
            value={values.weeklyHours}
            errorOf={errorOf}
            onChange={(day, hours) => form.set({ weeklyHours: { ...values.weeklyHours, [day]: hours } })}
          />
        </SettingsCard>
        <SettingsCard title="Each appointment">
          <div className={styles.figures}>
            {FIGURES.map(({ name, label, min, max }) => (
              <TextField
                key={name}
                {...form.field(name)}
                label={label}
                type="number"
                inputMode="numeric"
                min={min}
                max={max}
              />
            ))}
          </div>
        </SettingsCard>
        <SettingsCard title="Days you are closed">
          <OffDays
            value={values.offDays}
            error={errorOf("offDays")}
            onChange={(offDays) => form.set({ offDays })}
          />
        </SettingsCard>
      </fieldset>
      <Allowed to="calendar">
        <div className={styles.foot}>
          <p className={styles.note}>
            {form.dirty ? "You have unsaved changes." : "Appointments you already have won’t change."}
          </p>
          <SubmitButton busy={form.busy}>Save</SubmitButton>
        </div>
      </Allowed>
      {question}
    </form>
  );
}
