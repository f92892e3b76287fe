"use client";
import { type FormikValues, getIn, prepareDataForValidation, useFormik } from "formik";
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from "react";
import { fieldErrorsOf, isApiError, messageOf } from "@/contracts/api-error";
import { missingFields, missingMessage } from "@/contracts/missing";
import { useAfterPress } from "./use-after-press";

/** Returned by a `submit` that navigates away: the form stays busy, so that it can't be sent again. */
export const LEAVING = Symbol("leaving");

type Submitted<V> = { kept: V } | typeof LEAVING | undefined | void;
type Parsers<V> = { [K in keyof V]?: (typed: string, before: string) => string };
type Name<V> = keyof V & string;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Options<V> = {
  /** The keys are the names of the fields. Read only once. */
  initialValues: V;
  /** A yup schema. Omitted when `submit` loads it and validates, so that a public page doesn't load yup upfront. */
  schema?: unknown;
  /** Converts typed text to its field's value, for example by dropping all but digits. */
  parse?: Parsers<V>;
  /** Values that only the browser knows, read after hydration. Typed values take precedence. */
  prefill?: () => Partial<V>;
  /**
   * A rejection is shown, by field where the server names one. `kept` is what the server has stored. `data` has what
   * isn't a field's value, such as files.
   */
  submit: (values: V, data: FormData) => Submitted<V> | Promise<Submitted<V>>;
  /** Shown when `submit` fails before reaching the server, for example because code does not load. */
  unsent?: string;
  /** Called when the form receives focus, to load code that the submit needs. */
  onIntent?: () => Promise<unknown>;
  /** The prefix of the fields' ids; unique by default. */
  idPrefix?: string;
  /** False for a dialog that can be cancelled, so that a field left on the way to "Cancel" shows no error. */
  validateOnBlur?: boolean;
};

/**
 * Returns the state of a form: Formik with a yup schema, plus the behaviour common to all forms. A field is validated
 * when it is left (if by a press elsewhere, once that is released) and on submit; changing it hides its error. The
 * server's errors are shown by field until those fields change, and its message above the form until any of them does,
 * unless a field says the same. When several fields are missing, a message above them says so. A refused form keeps its
 * values and focuses its first invalid field. It is sent only once at a time. Anything typed or submitted before
 * hydration counts, as does what a password manager fills in without an event.
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
    // Focusing does not scroll to a field that already had the focus, as after a press of SubmitButton.
    field?.scrollIntoView({ block: "nearest" });
  }, [attempts]);

  const send = async (data: FormData) => {
    if (sending.current || leaving) return;
    // The field itself shows an unreadable date as an error; if sent, it would be treated as empty.
    if (formRef.current?.querySelector("[data-unread]")) return setAttempts((count) => count + 1);
    sending.current = true;
    sent.current = data;
    // This validates all fields.
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
    /** The form's initial values, or those last stored. */
    initial: form.initialValues,
    dirty: form.dirty,
    busy: form.isSubmitting || leaving,
    /** The message of the last failure. */
    failure,
    clearFailure: () => setFailure(""),
    /** Clears the error of a control whose value is not in the form, such as a file. */
    clearError: forgetError,
    /** The errors of all fields, for a summary; empty before the first submit. */
    complaints: form.submitCount > 0 ? names.flatMap((name) => errorOf(name) ?? []) : [],
    /** Returns the error of a field by its path, such as `weeklyHours.1.open`. */
    errorOf,
    /** Sets values that don't come from a field's event. */
    set,
    /** Resets to `initial`. */
    reset: () => {
      afterPress.cancel();
      form.resetForm();
      setFailure("");
      setRefused({});
    },
    /** Validates a field that is left, for controls without a blur event of their own. */
    blur: leave,
    /** Returns the props of a text field, a list or a text area. */
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
    /** Returns the props of a `DateField`. */
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
      // React replays a submit from before hydration through `action`. It runs outside React's transition, so that
      // Formik renders.
      action: (data: FormData) => void setTimeout(() => void send(data)),
    },
  };
}

type YupSchema = {
  validate: (values: unknown, options: { abortEarly: false }) => Promise<unknown>;
};

/** Returns a message for the whole form when several of its fields are missing. */
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

/** Returns the first invalid field. One that is outside, and refers to the form by id, comes last. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | undefined {
  const inside = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  const named = [...(form?.elements ?? [])].find(
    (element) => element.getAttribute("aria-invalid") === "true",
  );
  return inside ?? (named as HTMLElement | undefined);
}

/** Returns `known`, updated with the values of those fields that are in the form. */
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

/** Returns true for a list whose options, including the chosen one, have not loaded yet. */
function isLoading(control: Element | RadioNodeList | null | undefined, chosen: string): boolean {
  if (!(control instanceof HTMLSelectElement) || chosen === "") return false;
  return ![...control.options].some(({ value }) => value === chosen);
}

function changes<V extends FormikValues>(before: V, after: V): Partial<V> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name]),
  ) as Partial<V>;
}
