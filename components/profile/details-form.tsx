"use client";
import { useFormik } from "formik";
import { useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/field";
import { PhoneField } from "@/components/ui/phone-field";
import type { CustomerProfile } from "@/contracts/auth";
import { PROFILE_UPDATED } from "@/contracts/profile";
import { notify } from "@/lib/notify";
import { fieldErrorsOf, messageOf } from "@/services/api-error";
import { useUpdateCustomerProfileMutation } from "@/services/profile";
import { AmountField } from "./amount-field";
import { ConfirmByCode } from "./confirm-by-code";
import styles from "./details-form.module.css";
import {
  changesOf,
  type DetailName,
  DETAILS_SCHEMA,
  type DetailsPart,
  type Pictures,
  valuesOf,
} from "./details-values";
import { PartnerCard } from "./partner-card";
import { ProfileSection } from "./profile-section";
import { ReachState } from "./reach-state";
import { SaveBar } from "./save-bar";
import { useUnsavedGuard } from "./use-unsaved-guard";

/** Spec customer §8. */
const FAILED = "Profile Update fails";

type Props = { profile: CustomerProfile; part: DetailsPart; onDone?: () => void };

/** The two and their day, or how to reach them. What was typed stays when it cannot be saved. */
export function DetailsForm({ profile, part, onDone }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const [pictures, setPictures] = useState<Pictures>({});
  const [pictureErrors, setPictureErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState("");
  const [update] = useUpdateCustomerProfileMutation();
  const form = useFormik({
    initialValues: valuesOf(profile),
    validationSchema: DETAILS_SCHEMA[part],
    validateOnChange: false,
    onSubmit: async (values, { setErrors, resetForm }) => {
      setFailure("");
      setPictureErrors({});
      const { data, error } = await update({
        id: profile.id,
        form: changesOf(values, form.initialValues, pictures),
      });
      if (error) {
        setErrors(fieldErrorsOf(error));
        setPictureErrors(fieldErrorsOf(error));
        setFailure(messageOf(error));
        notify("error", FAILED);
        return;
      }
      resetForm({ values: data ? valuesOf(data) : values });
      setPictures({});
      notify("success", PROFILE_UPDATED);
    },
  });
  const dirty = form.dirty || Object.keys(pictures).length > 0;
  const question = useUnsavedGuard(dirty && !form.isSubmitting);

  const submit = async () => {
    if (form.isSubmitting) return;
    const wrong = Object.keys(await form.validateForm())[0];
    await form.submitForm();
    if (wrong) formRef.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  const field = (name: DetailName) => ({
    id: `profile-${name}`,
    name,
    value: form.values[name],
    onChange: form.handleChange,
    onBlur: form.handleBlur,
    error: form.touched[name] ? form.errors[name] : undefined,
  });
  const partner = (who: "bride" | "groom") => ({
    who,
    firstName: field(`${who}FirstName`),
    lastName: field(`${who}LastName`),
    picture: {
      name: profile[`${who}Image`],
      chosen: pictures[`${who}Image`],
      error: pictureErrors[`${who}Image`],
      onChoose: (file: File | null | undefined) => setPictures({ ...pictures, [`${who}Image`]: file }),
    },
  });
  const { phone, countryCode } = form.values;
  const samePhone = phone === form.initialValues.phone && countryCode === form.initialValues.countryCode;

  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      aria-busy={form.isSubmitting}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      {part === "wedding" ? (
        <>
          <ProfileSection title="The two of you" lead="Your names stand on your plans and invitations.">
            <div className={styles.pair}>
              <PartnerCard {...partner("bride")} />
              <PartnerCard {...partner("groom")} />
            </div>
          </ProfileSection>
          <ProfileSection title="Your day" lead="We count the days with you and keep an eye on the budget.">
            <Card className={styles.pair ?? ""}>
              <TextField {...field("weddingDate")} label="Wedding date" type="date" />
              <AmountField
                {...field("budget")}
                label="Budget (S$)"
                placeholder="60,000"
                onAmount={(value) => void form.setFieldValue("budget", value)}
              />
            </Card>
          </ProfileSection>
        </>
      ) : (
        <ProfileSection
          title="How to reach you"
          lead="For your orders, your reminders, and to keep your account yours."
        >
          <Card className={styles.stack ?? ""}>
            <div className={styles.pair}>
              <TextField {...field("firstName")} label="Your first name" autoComplete="given-name" />
              <TextField {...field("lastName")} label="Your last name" autoComplete="family-name" />
            </div>
            <div className={styles.reach}>
              <PhoneField
                idPrefix="profile-phone"
                label="Phone number"
                code={countryCode}
                number={phone}
                onChange={(code, number) =>
                  void form.setValues({ ...form.values, countryCode: code, phone: number })
                }
                onBlur={(name) => void form.setFieldTouched(name)}
                error={form.touched.phone || form.submitCount > 0 ? form.errors.phone : undefined}
              />
              {phone !== "" && samePhone ? <ReachState confirmed={profile.isPhoneVerified} /> : null}
              {phone !== "" && samePhone && !profile.isPhoneVerified ? (
                <ConfirmByCode channel="phone" what="your phone number" />
              ) : null}
              {phone !== "" && !samePhone ? (
                <p className={styles.note}>Save the new number first, then confirm it with a code.</p>
              ) : null}
            </div>
            <div className={styles.reach}>
              <p className={styles.label}>E-mail address</p>
              <p className={styles.email}>{profile.email}</p>
              <ReachState confirmed={profile.isEmailVerified} />
              {profile.isEmailVerified ? null : (
                <>
                  <p className={styles.note}>Confirm it to place orders: we send you a code.</p>
                  <ConfirmByCode channel="email" what="your e-mail address" />
                </>
              )}
            </div>
          </Card>
        </ProfileSection>
      )}
      <SaveBar
        dirty={dirty}
        busy={form.isSubmitting}
        onDone={onDone}
        onDiscard={() => {
          form.resetForm();
          setPictures({});
          setPictureErrors({});
          setFailure("");
        }}
      />
      {question}
    </form>
  );
}
