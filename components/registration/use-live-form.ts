"use client";
import { type FormikErrors, type FormikTouched, useFormik } from "formik";
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from "react";
import { loadStore } from "@/components/layout/session/load-store";
import { fieldErrorsOf, messageOf } from "@/services/api-error";

export type FormValues = Record<string, string | boolean>;

type Options<V extends FormValues> = {
  /** Its keys are the names of the fields, in the order they stand. */
  initialValues: V;
  /** A yup schema. */
  schema: unknown;
  /** What the page knows already, read once it is alive. Never overwrites what was typed. */
  prefill?: () => Partial<V>;
  /** Its failure is shown; the values stay. */
  submit: (values: V) => Promise<void>;
};

/**
 * A form that works from the first byte and keeps what was typed: values that came before hydration are taken over, a
 * submit from before it is done then, complaints stand by their fields, and the first wrong field gets the focus.
 */
export function useLiveForm<V extends FormValues>({ initialValues, schema, prefill, submit }: Options<V>) {
  const formRef = useRef<HTMLFormElement>(null);
  const prefillOnce = useRef(prefill);
  const id = useId();
  const [failure, setFailure] = useState("");
  const names = Object.keys(initialValues);
  const focusFirst = (wrong: object) => {
    const name = names.find((each) => Object.hasOwn(wrong, each));
    if (name) formRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const form = useFormik<V>({
    initialValues,
    validationSchema: schema,
    validateOnChange: false,
    onSubmit: async (values, { setErrors }) => {
      setFailure("");
      try {
        await submit(values);
      } catch (error) {
        const wrong = fieldErrorsOf(error);
        setErrors(wrong as FormikErrors<V>);
        setFailure(messageOf(error));
        focusFirst(wrong);
      }
    },
  });
  const { setValues, values } = form;
  const errors = form.errors as Record<string, string | undefined>;
  const touched = form.touched as Record<string, boolean | undefined>;

  // A password manager, or a quick typist, may have filled the fields in before the page was alive.
  const untouched = useRef(initialValues);
  useEffect(() => {
    const blank = untouched.current;
    const typed = formRef.current ? valuesFrom(new FormData(formRef.current), blank) : blank;
    const next = { ...blank, ...prefillOnce.current?.(), ...changes(blank, typed) };
    if (Object.keys(changes(blank, next)).length > 0) void setValues(next, false);
  }, [setValues]);

  const send = async (next: V) => {
    if (form.isSubmitting) return;
    const wrong = await setValues(next, true);
    await form.submitForm();
    if (wrong) focusFirst(wrong);
  };
  // A complaint goes when its field is mended; leaving the field looks at it again.
  const mended = (name: string) => {
    if (errors[name]) form.setFieldError(name, undefined);
  };
  const keep = (change: Partial<V>) => {
    void setValues({ ...values, ...change }, false);
    Object.keys(change).forEach(mended);
  };

  return {
    values,
    failure,
    busy: form.isSubmitting,
    complaints: form.submitCount > 0 ? names.flatMap((name) => (touched[name] && errors[name]) || []) : [],
    /** Puts values in that no event of a field brings. */
    keep,
    errorOf: (name: keyof V & string) => (touched[name] ? errors[name] : undefined),
    blur: (name: string) => {
      void form.setTouched({ ...form.touched, [name]: true } as FormikTouched<V>);
    },
    /** For a line of text. */
    field: (name: keyof V & string) => ({
      id: `${id}-${name}`,
      name,
      value: String(values[name] ?? ""),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        form.handleChange(event);
        mended(name);
      },
      onBlur: form.handleBlur,
      error: touched[name] ? errors[name] : undefined,
    }),
    formProps: {
      ref: formRef,
      noValidate: true,
      "aria-busy": form.isSubmitting,
      onFocus: () => void loadStore().catch(() => undefined),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(valuesFrom(new FormData(event.currentTarget), values));
      },
      // React keeps a submit from before hydration and hands it over here; out of its transition, so that Formik renders.
      action: (data: FormData) => void setTimeout(() => void send(valuesFrom(data, values))),
    },
  };
}

/** What the form holds, for the fields that stand in it. */
function valuesFrom<V extends FormValues>(data: FormData, known: V): V {
  const read = Object.entries(known).map(([name, before]) => {
    if (typeof before === "boolean") return [name, data.has(name)] as const;
    const value = data.get(name);
    return [name, typeof value === "string" ? value : before] as const;
  });
  return Object.fromEntries(read) as V;
}

function changes<V extends FormValues>(before: V, after: V): Partial<V> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name]),
  ) as Partial<V>;
}
