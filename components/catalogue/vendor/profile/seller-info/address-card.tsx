"use client";
import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { TextField } from "@/components/ui/form/field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { areaOf } from "@/lib/place/district";
import { postalDistrict } from "@/lib/place/singapore-postcode";
import type { ProfileFormState } from "../form/profile-form";
import styles from "../form/profile-form.module.css";
import type { SellerValues } from "./seller-values";

const PinMap = dynamic(() => import("./pin-map"), { loading: () => <Skeleton height="16rem" /> });

/** The address. A postcode moves the pin to its area, and the vendor moves it to the exact spot. */
export function AddressCard({ form }: { form: ProfileFormState<SellerValues> }) {
  const { postCode, longitude, latitude } = form.values;
  const place = postalDistrict(postCode);
  const typePostcode = (typed: string) => {
    const next = typed.replace(/\D/g, "").slice(0, 6);
    const found = postalDistrict(next);
    form.set({
      postCode: next,
      ...(found && next !== postCode ? { longitude: found.longitude, latitude: found.latitude } : {}),
    });
  };
  const line = (name: keyof SellerValues & string, label: string, max = 120) => (
    <TextField {...form.field(name)} label={label} maxLength={max} />
  );
  return (
    <SettingsCard title="Address">
      <div className={styles.stack}>
        <div className={styles.pair}>
          <TextField
            {...form.field("postCode")}
            onChange={({ target }) => typePostcode(target.value)}
            label="Postcode"
            hint={
              place
                ? `District ${place.district}, ${areaOf(place.district)}`
                : "6 digits. We list businesses with an address in Singapore."
            }
            inputMode="numeric"
            autoComplete="postal-code"
            required
          />
        </div>
        <PinMap
          place={{ longitude, latitude }}
          onMove={(next) => form.set({ longitude: next.longitude, latitude: next.latitude })}
        />
        <div className={styles.short}>
          {line("blockNumber", "Block (optional)", 10)}
          {line("unitNo", "Unit (optional)", 20)}
        </div>
        {line("streetAddress1", "Street address")}
        {line("buildingName", "Building name (optional)")}
        <div className={styles.pair}>
          {line("streetAddress2", "Address line 2 (optional)")}
          {line("streetAddress3", "Address line 3 (optional)")}
        </div>
        <div className={styles.pair}>
          {line("store1", "Second branch (optional)", 200)}
          {line("store2", "Third branch (optional)", 200)}
        </div>
      </div>
    </SettingsCard>
  );
}
