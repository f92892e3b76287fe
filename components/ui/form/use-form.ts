"use client";
import { type FormikValues, getIn, prepareDataForValidation, useFormik } from "formik";
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from "react";
import { fieldErrorsOf, isApiError, messageOf } from "@/contracts/api-error";
import { missingFields, missingMessage } from "@/contracts/missing";
import { useAfterPress } from "./use-after-press";

/** Returned by a `submit` that leads to another page: the form stays busy, so that it cannot be sent again. */
export const LEAVING = Symbol("leaving");

type Submitted<V> = { kept: V } | typeof LEAVING | undefined | void;
type Parsers<V> = { [K in keyof V]?: (typed: string, before: string) => string };
type Name<V> = keyof V & string;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Options<V> = {
  /** Its keys are the names of the fields. Read once. */
  initialValues: V;
  /** A yup schema. Left out where `submit` loads it and checks, so that a public page needs no yup before. */
  schema?: unknown;
  /** Turns typed text into the value of its field, such as by leaving out what is no digit. */
  parse?: Parsers<V>;
  /** Values that only the browser knows, read after hydration. Typed values win over them. */
  prefill?: () => Partial<V>;
  /**
   * Its rejection is shown, by field where the server names one. `kept` is what the server has stored. `data` has what
   * is no value of a field, such as files.
   */
  submit: (values: V, data: FormData) => Submitted<V> | Promise<Submitted<V>>;
  /** Shown when `submit` fails before it reaches the server, such as by code that does not load. */
  unsent?: string;
  /** Called when the form gets the focus, to load code that the submit needs. */
  onIntent?: () => Promise<unknown>;
  /** Begins the ids of the fields; unique by default. */
  idPrefix?: string;
  /** False for a dialog that can be cancelled: a field left on the way to "Cancel" does not complain. */
  validateOnBlur?: boolean;
};

/**
 * Returns the state of a form: Formik with a yup schema, and the behaviour common to all forms. A field is checked when
 * it is left (by a press elsewhere: once that is released) and on submit, and its error goes when it is changed. Errors
 * of the server stand by their fields until these are changed, and its message above the form until any of them is,
 * unless a field says the same. When several fields are missing the form says so above them. A refused form keeps its values and focuses its first wrong field. It is sent once at a
 * time. What was typed or submitted before hydration counts, and so does what a password manager fills in without an
 * event.
 */
export function useForm<V extends FormikValues>({ initialValues, schema, submit, ...options }: Options<V>) {
  const formRef = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const sent = useRef(new FormData());
  const first = useRef({ ...options, values: initialValues });
  const ownId = useId();
  const idPrefix = options.idPrefix ?? ownId;
  const [failure, setFailure] = useState("");
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [leaving, setLeaving] = useState(false);
  const [attempts, setAttempts] = useState(0);

  const form = useFormik<V>({
    initialValues,
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: options.validateOnBlur ?? true,
    onSubmit: async (values, { resetForm }) => {
      try {
        const outcome = await submit(values, sent.current);
        if (outcome === LEAVING) setLeaving(true);
        else if (outcome) resetForm({ values: outcome.kept });
      } catch (error) {
        const errors = fieldErrorsOf(error);
        const message = isApiError(error) ? error.message : (options.unsent ?? messageOf(error));
        setRefused(errors);
        setFailure(Object.values(errors).includes(message) ? "" : message);
      }
    },
  });
  const { setValues, values } = form;
  const afterPress = useAfterPress();

  useEffect(() => {
    const { values: blank, prefill, parse } = first.current;
    const form = formRef.current;
    const typed = form ? valuesIn(new FormData(form), blank, parse, form) : blank;
    const found = { ...blank, ...prefill?.(), ...changes(blank, typed) };
    if (Object.keys(changes(blank, found)).length > 0) void setValues(found, false);
  }, [setValues]);
  useEffect(() => {
    if (attempts === 0) return;
    const field = firstInvalid(formRef.current);
    field?.focus();
    // The focus alone doesn't bring back a field that had it already, as after a press of SubmitButton.
    field?.scrollIntoView({ block: "nearest" });
  }, [attempts]);

  const send = async (data: FormData) => {
    if (sending.current || leaving) return;
    // What can't be read as a date is shown as wrong by its field; sent, it would be taken for an empty one.
    if (formRef.current?.querySelector("[data-unread]")) return setAttempts((count) => count + 1);
    sending.current = true;
    sent.current = data;
    // All fields are checked now.
    afterPress.cancel();
    setFailure("");
    setRefused({});
    try {
      const given = valuesIn(data, values, options.parse, formRef.current);
      await setValues(given, true);
      await form.submitForm();
      const missing = await missingIn(schema, given);
      if (missing) setFailure(missing);
    } finally {
      sending.current = false;
      setAttempts((count) => count + 1);
    }
  };
  const errorOf = (path: string): string | undefined => {
    const error: unknown =
      refused[path] ?? (getIn(form.touched, path) ? getIn(form.errors, path) : undefined);
    return typeof error === "string" ? error : undefined;
  };
  const forgetError = (name: string) => {
    setFailure("");
    if (getIn(form.errors, name)) form.setFieldError(name, undefined);
    const others = Object.entries(refused).filter(([path]) => path !== name && !path.startsWith(`${name}.`));
    setRefused(Object.fromEntries(others));
  };
  const set = (change: Partial<V>) => {
    void setValues((held) => ({ ...held, ...change }), false);
    Object.keys(change).forEach(forgetError);
  };
  const names = Object.keys(values);
  const leave = (name: string) => afterPress.run(() => void form.setFieldTouched(name));
  const common = (name: Name<V>) => ({
    id: `${idPrefix}-${name}`,
    name,
    value: String(values[name] ?? ""),
    onBlur: () => leave(name),
    error: errorOf(name),
  });

  return {
    values,
    /** The values that the form began with, or that were kept last. */
    initial: form.initialValues,
    dirty: form.dirty,
    busy: form.isSubmitting || leaving,
    /** The message of the last refusal. */
    failure,
    clearFailure: () => setFailure(""),
    /** Takes away the error of a control whose value the form does not hold, such as a file. */
    clearError: forgetError,
    /** The errors of all fields, for a summary; empty before the first submit. */
    complaints: form.submitCount > 0 ? names.flatMap((name) => errorOf(name) ?? []) : [],
    /** Returns the error of a field by its path, such as `weeklyHours.1.open`. */
    errorOf,
    /** Sets values that no event of a field brings. */
    set,
    /** Goes back to `initial`. */
    reset: () => {
      afterPress.cancel();
      form.resetForm();
      setFailure("");
      setRefused({});
    },
    /** Checks a field that is left, for controls that have no blur event of their own. */
    blur: leave,
    /** Returns the properties of a text field, a list or a text area. */
    field: (name: Name<V>) => ({
      ...common(name),
      onChange: (event: ChangeEvent<Control>) => {
        const parse = options.parse?.[name];
        if (parse) set({ [name]: parse(event.target.value, String(values[name])) } as Partial<V>);
        else {
          form.handleChange(event);
          forgetError(name);
        }
      },
    }),
    /** Returns the properties of a `DateField`. */
    dateField: (name: Name<V>) => ({
      ...common(name),
      onDate: (date: string) => set({ [name]: date } as Partial<V>),
    }),
    formProps: {
      ref: formRef,
      noValidate: true,
      "aria-busy": form.isSubmitting || leaving,
      onFocus: () => void options.onIntent?.().catch(() => undefined),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      },
      // React replays a submit from before hydration through `action`; outside its transition, so that Formik renders.
      action: (data: FormData) => void setTimeout(() => void send(data)),
    },
  };
}

type YupSchema = {
  validate: (values: unknown, options: { abortEarly: false }) => Promise<unknown>;
};

/** Returns the form's own message when several of its fields are missing. */
async function missingIn(schema: unknown, values: FormikValues): Promise<string | null> {
  if (typeof schema !== "object" || schema === null || !("validate" in schema)) return null;
  const given = schema as YupSchema;
  try {
    await given.validate(prepareDataForValidation(values), { abortEarly: false });
    return null;
  } catch (error) {
    const { inner } = error as { inner?: { path?: string; type?: string }[] };
    return inner ? missingMessage(given, missingFields(inner)) : null;
  }
}

/** Returns the first wrong field; one that stands outside, and names the form, comes last. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | undefined {
  const inside = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  const named = [...(form?.elements ?? [])].find(
    (element) => element.getAttribute("aria-invalid") === "true",
  );
  return inside ?? (named as HTMLElement | undefined);
}

/** Returns `known` with the values of those fields that stand in the form. */
function valuesIn<V extends FormikValues>(
  data: FormData,
  known: V,
  parse: Parsers<V> = {},
  form: HTMLFormElement | null,
): V {
  const read = Object.entries<unknown>(known).map(([name, before]) => {
    if (typeof before === "boolean") return [name, data.has(name)] as const;
    const typed = data.get(name);
    if (typeof before !== "string" || typeof typed !== "string" || typed === before)
      return [name, before] as const;
    if (isLoading(form?.elements.namedItem(name), before)) return [name, before] as const;
    return [name, parse[name]?.(typed, before) ?? typed] as const;
  });
  return Object.fromEntries(read) as V;
}

/** Returns true for a list whose options, among them the chosen one, have not arrived yet. */
function isLoading(control: Element | RadioNodeList | null | undefined, chosen: string): boolean {
  if (!(control instanceof HTMLSelectElement) || chosen === "") return false;
  return ![...control.options].some(({ value }) => value === chosen);
}

function changes<V extends FormikValues>(before: V, after: V): Partial<V> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name]),
  ) as Partial<V>;
}
