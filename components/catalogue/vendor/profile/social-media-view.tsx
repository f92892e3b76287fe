"use client";
import { NETWORKS } from "@/components/catalogue/links/web-address";
import { TextField } from "@/components/ui/form/field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { socialMediaFields } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { changed } from "@/lib/changed";
import { ProfileForm } from "./form/profile-form";
import styles from "./form/profile-form.module.css";
import { SettingsFrame } from "./form/settings-frame";
import { useOwnVendor } from "./form/use-own-vendor";

const valuesOf = ({ socialMedia }: VendorProfile) =>
  Object.fromEntries(NETWORKS.map(({ key }) => [key, socialMedia[key] ?? ""]));

/** `/vendor/dashboard/settings/social-media` */
export function SocialMediaView() {
  const profile = useOwnVendor();
  if (!profile) return null;
  return (
    <SettingsFrame title="Social media" lead="Couples find these links beside your address.">
      <ProfileForm
        profile={profile}
        valuesOf={valuesOf}
        schema={socialMediaFields}
        preview
        changesOf={(values, before) => ({ socialMedia: changed(values, before) })}
      >
        {(form) => (
          <SettingsCard title="Your channels">
            <div className={styles.pair}>
              {NETWORKS.map(({ key, name }) => (
                <TextField
                  key={key}
                  {...form.field(key)}
                  label={`${name} (optional)`}
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  placeholder={`https://${key.toLowerCase()}.com/…`}
                  maxLength={200}
                />
              ))}
            </div>
          </SettingsCard>
        )}
      </ProfileForm>
    </SettingsFrame>
  );
}
