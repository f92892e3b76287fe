"use client";
import { array, object } from "yup";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import type { VendorFaq } from "@/contracts/catalogue/vendor/vendor";
import { FAQ_MAX } from "@/contracts/catalogue/vendor/vendor-profile";
import { faqEntry } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import { ProfileForm } from "../form/profile-form";
import { SettingsFrame } from "../form/settings-frame";
import { useOwnVendor } from "../form/use-own-vendor";
import { FaqEditor } from "./faq-editor";

const valuesOf = ({ faq }: VendorProfile): { faq: VendorFaq[] } => ({ faq });
const SCHEMA = object({ faq: array().of(faqEntry).max(FAQ_MAX, `Add at most ${FAQ_MAX} questions`) });

/** `/vendor/dashboard/settings/faq-vendor` */
export function FaqView() {
  const profile = useOwnVendor();
  if (!profile) return null;
  return (
    <SettingsFrame title="FAQ" lead="Answer what couples ask you most. Your page shows these in this order.">
      <ProfileForm
        profile={profile}
        valuesOf={valuesOf}
        schema={SCHEMA}
        preview
        changesOf={({ faq }) => ({ faq })}
        fieldOf={(path) => path}
      >
        {(form) => <FaqEditor form={form} />}
      </ProfileForm>
    </SettingsFrame>
  );
}
