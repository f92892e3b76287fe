"use client";
import { getIn, setIn, useFormik } from "formik";
import { type FormEvent, useRef } from "react";
import { LoadFailure } from "@/components/order/load-failure";
import { TextField } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { SubmitButton } from "@/components/ui/submit-button";
import { SettingsCard } from "@/components/vendor-settings/settings-card";
import {
  type AppointmentSetting,
  appointmentSettingBody,
  type AppointmentSettingBody,
  SETTING_SAVED,
} from "@/contracts/appointment";
import { notify } from "@/lib/notify";
import { fieldErrorsOf } from "@/services/api-error";
import {
  useGetAppointmentSettingQuery,
  useSaveAppointmentSettingMutation,
} from "@/services/appointment-vendor";
import { OffDays } from "./off-days";
import styles from "./setting-form.module.css";
import { WeekHours } from "./week-hours";

/** When a vendor receives couples. */
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
  { name: "bufferMinutes", label: "Break between two, in minutes", min: 0, max: 240 },
  { name: "noticeHours", label: "Notice you need, in hours", min: 0, max: 720 },
  { name: "dailyCapacity", label: "At most so many a day", min: 1, max: 50 },
] as const;

function Form({ setting }: { setting: AppointmentSetting }) {
  const formRef = useRef<HTMLFormElement>(null);
  const [save] = useSaveAppointmentSettingMutation();
  const form = useFormik<AppointmentSettingBody>({
    initialValues: setting,
    validationSchema: appointmentSettingBody,
    validateOnBlur: false,
    onSubmit: async (values, { setErrors, resetForm }) => {
      const { data, error } = await save(appointmentSettingBody.cast(values));
      if (data) {
        resetForm({ values: data });
        notify("success", SETTING_SAVED);
        return;
      }
      let errors = {};
      for (const [field, message] of Object.entries(fieldErrorsOf(error))) {
        errors = setIn(errors, field, message) as object;
      }
      setErrors(errors);
    },
  });
  const shown = form.submitCount > 0;
  const errorOf = (field: string): string | undefined => {
    const error: unknown = shown ? getIn(form.errors, field) : undefined;
    return typeof error === "string" ? error : undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    await form.submitForm();
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SettingsCard title="Your week">
        <WeekHours
          value={form.values.weeklyHours}
          errorOf={errorOf}
          onChange={(day, hours) => void form.setFieldValue(`weeklyHours.${day}`, hours)}
        />
      </SettingsCard>
      <SettingsCard title="Each appointment">
        <div className={styles.figures}>
          {FIGURES.map(({ name, label, min, max }) => (
            <TextField
              key={name}
              id={`appointment-${name}`}
              label={label}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              error={errorOf(name)}
              {...form.getFieldProps(name)}
            />
          ))}
        </div>
      </SettingsCard>
      <SettingsCard title="Days you are closed">
        <OffDays
          value={form.values.offDays}
          error={errorOf("offDays")}
          onChange={(offDays) => void form.setFieldValue("offDays", offDays)}
        />
      </SettingsCard>
      <div className={styles.foot}>
        <p className={styles.note}>
          {form.dirty
            ? "You have changes that are not saved."
            : "Appointments that are made stay as they are."}
        </p>
        <SubmitButton busy={form.isSubmitting}>Save</SubmitButton>
      </div>
    </form>
  );
}
