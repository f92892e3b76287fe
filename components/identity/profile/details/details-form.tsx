"use client";
import { type ReactNode, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { useForm } from "@/components/ui/form/use-form";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { type PictureField, PROFILE_UPDATED } from "@/contracts/identity/account/profile";
import { notify } from "@/lib/notice/notify";
import { useUpdateCustomerProfileMutation } from "@/services/identity/profile";
import styles from "./details-form.module.css";
import { changesOf, type DetailValues, type Pictures, valuesOf } from "./details-values";
import { SaveBar } from "./save-bar";
import { useUnsavedGuard } from "./use-unsaved-guard";

const FAILED = "Profile Update fails";

export type DetailsState = {
  form: ReturnType<typeof useForm<DetailValues>>;
  pictures: Pictures;
  choosePicture: (name: PictureField, file: File | null | undefined) => void;
};

type Props = {
  profile: CustomerProfile;
  /** The rules of the fields that are shown. */
  schema: unknown;
  /** Closes a form that is only open for editing, shown while there is nothing to save. */
  done?: ReactNode;
  /** The fields of this part; each page loads only its own. */
  children: (state: DetailsState) => ReactNode;
};

/** The form around one part of the couple's profile. Saves changes and warns before unsaved ones are lost. */
export function DetailsForm({ profile, schema, done, children }: Props) {
  const [pictures, setPictures] = useState<Pictures>({});
  const [update] = useUpdateCustomerProfileMutation();
  const form = useForm({
    initialValues: valuesOf(profile),
    schema,
    idPrefix: "profile",
    submit: async (values) => {
      const body = { id: profile.id, form: changesOf(values, form.initial, pictures) };
      try {
        const kept = valuesOf(await update(body).unwrap());
        setPictures({});
        notify("success", PROFILE_UPDATED);
        return { kept };
      } catch (error) {
        notify("error", FAILED);
        throw error;
      }
    },
  });
  const { busy } = form;
  const dirty = form.dirty || Object.keys(pictures).length > 0;
  const question = useUnsavedGuard(dirty && !busy);

  const choosePicture: DetailsState["choosePicture"] = (name, file) =>
    setPictures({ ...pictures, [name]: file });

  return (
    <form {...form.formProps} className={styles.form}>
      {form.failure ? <Alert tone="bad">{form.failure}</Alert> : null}
      {children({ form, pictures, choosePicture })}
      <SaveBar
        dirty={dirty}
        busy={busy}
        others={dirty || busy ? null : done}
        onDiscard={() => {
          form.reset();
          setPictures({});
        }}
      />
      {question}
    </form>
  );
}
