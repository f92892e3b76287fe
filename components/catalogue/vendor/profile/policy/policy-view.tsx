"use client";
import { PaymentSection } from "@/components/catalogue/vendor/payment-section";
import { Alert } from "@/components/ui/feedback/alert";
import { TextAreaField } from "@/components/ui/form/field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import { policyProblem } from "@/contracts/catalogue/vendor/vendor-profile";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { object } from "yup";
import { ProfileForm, type ProfileFormState } from "../form/profile-form";
import styles from "../form/profile-form.module.css";
import { SettingsFrame } from "../form/settings-frame";
import { useOwnVendor } from "../form/use-own-vendor";
import { MilestoneParts } from "./milestone-parts";
import { TierParts } from "./tier-parts";

const valuesOf = ({ paymentPolicy }: VendorProfile) => ({
  milestones: paymentPolicy.milestones,
  refundTiers: paymentPolicy.refundTiers,
  note: paymentPolicy.note,
});

const SCHEMA = object().test("policy", function (value) {
  const problem = policyProblem(value as PaymentPolicy);
  return problem === null || this.createError({ path: "milestones", message: problem });
});

/** `/vendor/dashboard/settings/payment-policy` */
export function PolicyView() {
  const profile = useOwnVendor();
  if (!profile) return null;
  return (
    <SettingsFrame
      title="Payment & Refund Policy"
      lead="Changes apply to new orders. Each order you already have keeps the policy it was placed under."
    >
      <ProfileForm
        profile={profile}
        valuesOf={valuesOf}
        schema={SCHEMA}
        preview
        changesOf={(values) => ({ paymentPolicy: values })}
        fieldOf={() => "milestones"}
      >
        {(form) => <PolicyFields form={form} />}
      </ProfileForm>
    </SettingsFrame>
  );
}

function PolicyFields({ form }: { form: ProfileFormState<PaymentPolicy> }) {
  const { milestones, refundTiers, note } = form.values;
  const problem = policyProblem(form.values);
  return (
    <>
      <SettingsCard title="How couples pay">
        <MilestoneParts milestones={milestones} onChange={(next) => form.set({ milestones: next })} />
      </SettingsCard>
      <SettingsCard title="If a couple cancels">
        <TierParts tiers={refundTiers} onChange={(next) => form.set({ refundTiers: next })} />
      </SettingsCard>
      <SettingsCard title="Anything else">
        <TextAreaField
          {...form.field("note")}
          label="Note to couples (optional)"
          hint="Such as what happens to a tasting fee."
          maxLength={1000}
        />
      </SettingsCard>
      {problem ? <Alert tone="warn">{problem}</Alert> : null}
      <SettingsCard title="What couples will read">
        <div className={styles.stack} aria-live="polite">
          <PaymentSection policy={{ milestones, refundTiers, note }} />
        </div>
      </SettingsCard>
    </>
  );
}
