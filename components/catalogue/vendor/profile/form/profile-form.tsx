"use client";
import type { FormikValues } from "formik";
import type { ReactNode } from "react";
import { SaveBar } from "@/components/identity/profile/details/save-bar";
import { useUnsavedGuard } from "@/components/identity/profile/details/use-unsaved-guard";
import { FormAlert } from "@/components/ui/form/form-alert";
import { useForm } from "@/components/ui/form/use-form";
import { isApiError } from "@/contracts/api-error";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { PROFILE_UPDATED } from "@/contracts/identity/account/profile";
import { notify } from "@/lib/notice/notify";
import { useUpdateVendorProfileMutation } from "@/services/catalogue/vendor-settings";
import { PreviewButton } from "../preview/preview-button";
import styles from "./profile-form.module.css";
import { type Schema, ValidationError } from "yup";

export type ProfileFormState<V extends FormikValues> = ReturnType<typeof useForm<V>>;

type Files = { changed: boolean; append: (form: FormData) => void; clear: () => void };

type Props<V extends FormikValues> = {
  profile: VendorProfile;
  valuesOf: (profile: VendorProfile) => V;
  schema: unknown;
  /** Returns the field groups of the request. */
  changesOf: (values: V, before: V) => Record<string, unknown>;
  parse?: { [K in keyof V]?: (typed: string, before: string) => string };
  /** Pictures to send with the change. */
  files?: Files;
  /** True when couples see fields of the form, so that typed values can be previewed. */
  preview?: boolean;
  /** Returns the field's name on screen for an error, if it differs. */
  fieldOf?: (path: string, message: string) => string;
  children: (form: ProfileFormState<V>) => ReactNode;
};

/** The form around a part of the vendor's profile. Saves changes, and warns before unsaved ones are lost. */
export function ProfileForm<V extends FormikValues>(props: Props<V>) {
  const {
    profile,
    valuesOf,
    schema,
    changesOf,
    parse,
    files,
    fieldOf = withoutGroup,
    preview = false,
    children,
  } = props;
  const [update] = useUpdateVendorProfileMutation();
  const form = useForm<V>({
    initialValues: valuesOf(profile),
    schema,
    idPrefix: "vendor",
    ...(parse ? { parse } : {}),
    submit: async (values) => {
      const body = formOf({ version: profile.version, ...changesOf(values, form.initial) });
      files?.append(body);
      try {
        const kept = valuesOf(await update({ id: profile.id, form: body }).unwrap());
        files?.clear();
        notify("success", PROFILE_UPDATED);
        return { kept };
      } catch (error) {
        if (!isApiError(error)) throw error;
        throw {
          ...error,
          errors: error.errors.map(({ field, message }) => ({ field: fieldOf(field, message), message })),
        };
      }
    },
  });
  const dirty = form.dirty || Boolean(files?.changed);
  const question = useUnsavedGuard(dirty && !form.busy);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      {children(form)}
      <SaveBar
        dirty={dirty}
        busy={form.busy}
        others={
          preview ? (
            <PreviewButton
              profile={profile}
              dirty={dirty}
              read={() => ({
                change: changesOf(form.values, form.initial),
                files: filesOf(files),
                problems: problemsOf(schema, form.values),
              })}
            />
          ) : null
        }
        onDiscard={() => {
          form.reset();
          files?.clear();
        }}
      />
      {question}
    </form>
  );
}

/** `sellerInfo.postCode` is `postCode` on its page. */
function withoutGroup(path: string): string {
  return path.includes(".") ? path.slice(path.indexOf(".") + 1) : path;
}

/** Returns the chosen pictures in the form in which they would be sent. */
function filesOf(files: Files | undefined): FormData {
  const form = new FormData();
  files?.append(form);
  return form;
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
}

/** Returns the errors that saving now would cause, each message once. */
function problemsOf(schema: unknown, values: unknown): string[] {
  try {
    (schema as Schema).validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return [...new Set(error.errors)];
    throw error;
  }
}
