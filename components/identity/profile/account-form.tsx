"use client";
import { lazy, Suspense } from "react";
import { TextField } from "@/components/ui/form/field";
import { PhoneField } from "@/components/ui/form/phone-field";
import { Card } from "@/components/ui/page/card";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { DetailsForm } from "./details/details-form";
import { DETAILS_SCHEMA } from "./details/details-values";
import styles from "./details/details-form.module.css";
import { ProfileSection } from "./profile-section";
import { Badge } from "@/components/ui/feedback/badge";

// Only for people who have not confirmed yet.
const ConfirmByCode = lazy(() =>
  import("./confirm-by-code").then((module) => ({ default: module.ConfirmByCode })),
);

const SCHEMA = DETAILS_SCHEMA.pick(["firstName", "lastName", "countryCode", "phone"]);

export function AccountForm({ profile }: { profile: CustomerProfile }) {
  return (
    <DetailsForm profile={profile} schema={SCHEMA}>
      {({ form }) => {
        const { field } = form;
        const { phone, countryCode } = form.values;
        const samePhone = phone === form.initial.phone && countryCode === form.initial.countryCode;
        return (
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
                  onChange={(code, number) => form.set({ countryCode: code, phone: number })}
                  onBlur={form.blur}
                  error={form.errorOf("phone")}
                />
                {phone !== "" && samePhone ? <ReachState confirmed={profile.isPhoneVerified} /> : null}
                {phone !== "" && samePhone && !profile.isPhoneVerified ? (
                  <Suspense>
                    <ConfirmByCode channel="phone" what="your phone number" />
                  </Suspense>
                ) : null}
                {phone !== "" && !samePhone ? (
                  <p className={styles.note}>Save the new number first, then confirm it with a code.</p>
                ) : null}
              </div>
              <div className={styles.reach}>
                <p className={styles.label}>Email address</p>
                <p className={styles.email}>{profile.email}</p>
                <ReachState confirmed={profile.isEmailVerified} />
                {profile.isEmailVerified ? null : (
                  <>
                    <p className={styles.note}>Confirm it with a code to place orders.</p>
                    <Suspense>
                      <ConfirmByCode channel="email" what="your email address" />
                    </Suspense>
                  </>
                )}
              </div>
            </Card>
          </ProfileSection>
        );
      }}
    </DetailsForm>
  );
}

function ReachState({ confirmed }: { confirmed: boolean }) {
  return <Badge tone={confirmed ? "good" : "warn"}>{confirmed ? "Confirmed" : "Not confirmed yet"}</Badge>;
}
