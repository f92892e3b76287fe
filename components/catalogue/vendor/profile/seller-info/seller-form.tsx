"use client";
import { useState } from "react";
import { HiddenPictures } from "@/components/catalogue/takedown/hidden-pictures";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { VendorPicture } from "@/contracts/catalogue/vendor/vendor-profile";
import { sellerInfoFields } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { FormPhone } from "../form/form-phone";
import { ProfileForm, type ProfileFormState } from "../form/profile-form";
import styles from "../form/profile-form.module.css";
import { AddressCard } from "./address-card";
import { GalleryField } from "./gallery-field";
import { PictureField } from "./picture-field";
import { changesOf, type SellerValues, valuesOf } from "./seller-values";

type Chosen = Partial<Record<VendorPicture, File | null>>;

/** The shop's names, contact details, address, texts and pictures. */
export function SellerForm({ profile }: { profile: VendorProfile }) {
  const [pictures, setPictures] = useState<Chosen>({});
  const [fresh, setFresh] = useState<ReadonlyMap<string, File>>(new Map());
  const files = {
    changed: Object.keys(pictures).length > 0,
    append: (form: FormData) => {
      for (const [name, file] of Object.entries(pictures)) form.set(name, file ?? "");
      for (const file of fresh.values()) form.append("gallery", file);
    },
    clear: () => {
      setPictures({});
      setFresh(new Map());
    },
  };
  const choose = (name: VendorPicture) => (file: File | null | undefined) =>
    setPictures(({ [name]: _before, ...others }) =>
      file === undefined ? others : { ...others, [name]: file },
    );
  return (
    <ProfileForm
      profile={profile}
      valuesOf={valuesOf}
      schema={sellerInfoFields}
      changesOf={(values, before) => changesOf(values, before, [...fresh.keys()])}
      files={files}
      preview
      fieldOf={(path) => (path === "location" ? "postCode" : path.replace("sellerInfo.", ""))}
    >
      {(form) => (
        <>
          <NamesCard form={form} profile={profile} />
          <SettingsCard title="Pictures">
            <div className={styles.stack}>
              <HiddenPictures pictures={profile.hiddenPictures} />
              <PictureField
                label="Logo"
                hint="Square works best."
                name={profile.profileImage}
                chosen={pictures.profileImage}
                onChoose={choose("profileImage")}
                error={form.errorOf("profileImage")}
              />
              <PictureField
                label="Banner"
                hint="Wide, at least 1200 pixels."
                wide
                name={profile.bannerImage}
                chosen={pictures.bannerImage}
                onChoose={choose("bannerImage")}
                error={form.errorOf("bannerImage")}
              />
              <GalleryField
                ids={form.values.gallery}
                fresh={fresh}
                onChange={(gallery, next) => {
                  form.set({ gallery });
                  setFresh(next);
                }}
                error={form.errorOf("gallery")}
              />
            </div>
          </SettingsCard>
          <ContactCard form={form} profile={profile} />
          <AddressCard form={form} />
          <SellingCard form={form} profile={profile} />
        </>
      )}
    </ProfileForm>
  );
}

type CardProps = { form: ProfileFormState<SellerValues>; profile: VendorProfile };

function NamesCard({ form, profile }: CardProps) {
  return (
    <SettingsCard title="Your shop">
      <div className={styles.stack}>
        <TextField
          {...form.field("vendorName")}
          label="Vendor name"
          hint={`The name couples see. Your address stays /vendor-detail/${profile.slug}.`}
          maxLength={120}
          required
        />
        <TextField
          {...form.field("tagline")}
          label="Tagline (optional)"
          hint="One line under your name."
          maxLength={140}
        />
        <TextAreaField
          {...form.field("profileSummary")}
          label="Profile summary (optional)"
          hint="Who you are and what makes your work special. Start a line with a dash to make a list."
          maxLength={2000}
          rows={6}
        />
        <TextField
          {...form.field("companyName")}
          label="Registered company name"
          hint="As registered with ACRA."
          maxLength={120}
          required
        />
        <div className={styles.pair}>
          <TextField
            {...form.field("companyRegistrationNumber")}
            label="Company registration number"
            hint="Your UEN."
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={10}
            required
          />
          <TextField
            {...form.field("vatTaxNumber")}
            label="GST registration number (optional)"
            spellCheck={false}
            maxLength={20}
          />
        </div>
      </div>
    </SettingsCard>
  );
}

function ContactCard({ form, profile }: CardProps) {
  return (
    <SettingsCard title="Contact">
      <div className={styles.stack}>
        <p className={styles.note}>
          You sign in and get our emails at {profile.email}. To change that address, write to us.
        </p>
        <div className={styles.pair}>
          <FormPhone
            form={form as never}
            label="Business phone number"
            code="countryCode"
            number="phone"
            required
          />
          <FormPhone
            form={form as never}
            label="Mobile number (optional)"
            code="countryCodeForMobile"
            number="mobileNumber"
          />
        </div>
        <TextField
          {...form.field("website")}
          label="Website (optional)"
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={200}
        />
      </div>
    </SettingsCard>
  );
}

function SellingCard({ form, profile: { settings } }: CardProps) {
  return (
    <SettingsCard title="Selling">
      <div className={styles.stack}>
        <CheckboxField
          id="vendor-enableSelling"
          name="enableSelling"
          checked={form.values.enableSelling}
          onChange={({ target }) => form.set({ enableSelling: target.checked })}
          look="card"
          label="Take new orders. Untick this to take a break: couples still see your page, and your existing orders continue."
        />
        <p className={styles.note}>
          {settings.publishProductDirectly
            ? "Your products go live as soon as you publish them."
            : "We review new and changed products before they go live."}
          {settings.makeVendorFeatured ? " You’re one of our featured vendors." : ""}
        </p>
      </div>
    </SettingsCard>
  );
}
