import type { ReactNode } from "react";
import type { VendorProfile } from "@/contracts/identity/auth";
import styles from "./seller-facts.module.css";
import { SettingsCard } from "@/components/ui/page/settings-card";

/** The details submitted with the application, as far as they were filled in. */
export function SellerFacts({ profile }: { profile: VendorProfile }) {
  const [main, ...others] = profile.categories.map(({ name }) => name);
  return (
    <>
      <SettingsCard title="Business">
        <dl className={styles.facts}>
          <Fact label="Vendor name">{profile.vendorName}</Fact>
          <Fact label="Company name">{profile.companyName}</Fact>
          <Fact label="Company registration number (UEN)">{profile.companyRegistrationNumber}</Fact>
          <Fact label="Main service">{main}</Fact>
          <Fact label={others.length > 1 ? "Other services" : "Secondary service"}>{others.join(", ")}</Fact>
        </dl>
      </SettingsCard>
      <SettingsCard title="How to reach you">
        <dl className={styles.facts}>
          <Fact label="E-mail address">{profile.email}</Fact>
          <Fact label="Phone">{profile.phone && `${profile.countryCode} ${profile.phone}`}</Fact>
          <Fact label="Website">{profile.website && <Website address={profile.website} />}</Fact>
          <Fact label="Address">{addressOf(profile)}</Fact>
        </dl>
      </SettingsCard>
      {profile.tagline || profile.profileSummary ? (
        <SettingsCard title="What couples read">
          <dl className={styles.facts} data-wide>
            <Fact label="Tagline">{profile.tagline}</Fact>
            <Fact label="Profile summary">{profile.profileSummary}</Fact>
          </dl>
        </SettingsCard>
      ) : null}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.none}>Not given</span>}</dd>
    </div>
  );
}

/** Links only web addresses and shows anything else as text. */
function Website({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a href={address} rel="noopener nofollow" target="_blank">
      {address.replace(/^https?:\/\//i, "").replace(/\/$/, "")}
    </a>
  );
}

function addressOf(profile: VendorProfile): string {
  const street = [profile.blockNumber, profile.streetAddress1].filter(Boolean).join(" ");
  const place = [profile.country, profile.postCode].filter(Boolean).join(" ");
  return [profile.unitNo, profile.buildingName, street, place].filter(Boolean).join("\n");
}
