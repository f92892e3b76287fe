"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { object } from "yup";
import { DateField } from "@/components/ui/form/date/date-field";
import { ButtonLink } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { LEAVING, useForm } from "@/components/ui/form/use-form";
import { TileArtwork } from "@/components/ui/media/tile-artwork";
import { isoDate } from "@/contracts/fields.schema";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { todayInSingapore } from "@/lib/dates";
import { useGetCustomerProfileQuery } from "@/services/identity/auth";
import { useUpdateCustomerProfileMutation } from "@/services/identity/profile";
import { useAppSelector } from "@/store/hooks";
import styles from "./first-step-view.module.css";

const NEXT = "/vendor";

/** Asks a new couple for the wedding date, which searches, calendars and the checklist then use. */
export function FirstStepView() {
  const id = useAppSelector((state) => state.auth.userData?.id);
  const { data: profile } = useGetCustomerProfileQuery(id ?? skipToken);
  const known = profile?.weddingDate != null;
  useEffect(() => {
    if (known) window.location.replace(NEXT);
  }, [known]);
  if (!profile || known) return <div role="status" aria-label="Loading" className={styles.waiting} />;
  return <AskDate profile={profile} />;
}

function AskDate({ profile }: { profile: CustomerProfile }) {
  const [update] = useUpdateCustomerProfileMutation();
  const today = todayInSingapore();
  const form = useForm({
    initialValues: { weddingDate: "" },
    schema: object({
      weddingDate: isoDate()
        .required("Choose your wedding date, or skip this for now")
        .test("future", "Choose a date that is still to come", (date) => date >= today),
    }),
    validateOnBlur: false,
    submit: async ({ weddingDate }): Promise<typeof LEAVING> => {
      const body = new FormData();
      body.set("weddingDate", weddingDate);
      await update({ id: profile.id, form: body }).unwrap();
      return LEAVING;
    },
  });
  return (
    <section className={styles.step} aria-labelledby="first-step">
      <div className={styles.artwork} aria-hidden="true">
        <TileArtwork id="first-step" />
      </div>
      <div className={styles.side}>
        <p className={styles.eyebrow}>Welcome{profile.firstName ? `, ${profile.firstName}` : ""}</p>
        <h1 id="first-step" className={styles.title}>
          When is your wedding?
        </h1>
        <p className={styles.lead}>
          We’ll show you who is free that day and plan your checklist backwards from it. You can change it at
          any time.
        </p>
        <form {...form.formProps} className={styles.form}>
          {form.failure ? <Alert tone="bad">{form.failure}</Alert> : null}
          <DateField {...form.dateField("weddingDate")} label="Wedding date" min={today} required />
          <div className={styles.actions}>
            <SubmitButton size="lg" busy={form.busy}>
              {form.busy ? "Saving" : "Save the date"}
            </SubmitButton>
            <ButtonLink href={NEXT} variant="secondary" size="lg">
              We don’t know yet
            </ButtonLink>
          </div>
        </form>
      </div>
    </section>
  );
}
