"use client";
import { useEffect, useRef, useState } from "react";
import { loadStore } from "@/components/session/load-store";
import { isApiError, messageOf } from "@/contracts/api-error";
import { registerVendor } from "@/components/identity/account/account-calls";
import {
  type Application,
  BLANK,
  bodyOf,
  type Complaints,
  complaintsOf,
  fieldOf,
  type FieldPath,
  stepOf,
  STEPS,
} from "./application";
import { dropDraft, keepDraft, readDraft } from "./draft";
import { useStepHistory } from "./use-step-history";

export const LAST = STEPS.length - 1;

export type Sent = { message: string; email: string };

/** State of a vendor's application: values, current step, errors and submission. */
export function useApplication() {
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [values, setValues] = useState<Application>(BLANK);
  const [step, setStep] = useState(0);
  const [complaints, setComplaints] = useState<Complaints>({});
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  /** True once the last step has been reached. After editing an earlier step, the form then returns there. */
  const [reviewing, setReviewing] = useState(false);
  /** The element to focus once it is rendered. */
  const focusNext = useRef<FieldPath | "heading" | null>(null);
  const openStep = useStepHistory((to) => {
    focusNext.current = "heading";
    setStep(to);
  });

  useEffect(() => {
    const draft = readDraft();
    const typed = formRef.current ? typedIn(formRef.current, BLANK) : {};
    setValues({ ...(draft?.values ?? BLANK), ...typed });
    if (draft && draft.step > 0) setStep(openStep.replace(draft.step));
    if (draft?.step === LAST) setReviewing(true);
  }, [openStep]);
  useEffect(() => {
    if (values !== BLANK && !sent) keepDraft({ step, values });
  }, [step, values, sent]);
  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = null;
    if (!target) return;
    if (target === "heading") {
      headingRef.current?.focus({ preventScroll: true });
      document.documentElement.scrollTop = 0;
    } else fieldNamed(formRef.current, target)?.focus();
  });

  const go = (to: number, focus: FieldPath | "heading" = "heading") => {
    focusNext.current = focus;
    if (to !== step) openStep.push(to);
    setStep(to);
  };
  const change = (some: Partial<Application>) => {
    setValues((held) => ({ ...held, ...some }));
    setComplaints((held) => without(held, Object.keys(some) as FieldPath[]));
  };
  /** Validates one field on blur and leaves the others alone. */
  const check = async (path: FieldPath) => {
    const message = (await complaintsOf(values))[path];
    setComplaints((held) => (message ? { ...held, [path]: message } : without(held, [path])));
  };
  /** Shows the errors and goes to the first one. */
  const show = (found: Complaints) => {
    const first = (Object.keys(BLANK) as FieldPath[]).find((path) => found[path]);
    setComplaints(found);
    if (first) go(stepOf(first), first);
  };

  const next = async (typed: Application) => {
    setFailure("");
    setValues(typed);
    const all = await complaintsOf(typed);
    const here = Object.fromEntries(
      Object.entries(all).filter(([path]) => stepOf(path as FieldPath) === step),
    ) as Complaints;
    if (Object.keys(here).length > 0) return show(here);
    setComplaints({});
    const to = reviewing ? LAST : step + 1;
    if (to === LAST) setReviewing(true);
    go(to);
  };
  const send = async (typed: Application) => {
    setFailure("");
    setValues(typed);
    const all = await complaintsOf(typed);
    if (Object.keys(all).length > 0) return show(all);
    setBusy(true);
    try {
      const body = bodyOf(typed);
      const message = await registerVendor(body);
      dropDraft();
      setSent({ message, email: body.sellerInfo.email });
    } catch (error) {
      setFailure(messageOf(error));
      show(complaintsOfServer(error));
    }
    setBusy(false);
  };
  const submit = () => {
    if (busy || !formRef.current) return;
    const typed = { ...values, ...typedIn(formRef.current, values) };
    void (step === LAST ? send(typed) : next(typed));
  };

  return {
    values,
    step,
    complaints,
    failure,
    busy,
    sent,
    reviewing,
    go,
    change,
    check: (path: FieldPath) => void check(path),
    formRef,
    headingRef,
    formProps: {
      ref: formRef,
      noValidate: true,
      "aria-busy": busy,
      onFocus: () => void loadStore().catch(() => undefined),
    },
    submit,
  };
}

/** Reads the rendered fields, because a password manager may have filled them in without firing an event. */
function typedIn(form: HTMLFormElement, known: Application): Partial<Application> {
  const read = [...form.elements].flatMap((element) => {
    const { name } = element as HTMLInputElement;
    if (!Object.hasOwn(known, name)) return [];
    if (element instanceof HTMLInputElement && element.type === "checkbox") return [];
    const { value } = element as HTMLInputElement;
    return value === "" ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read) as Partial<Application>;
}

function fieldNamed(form: HTMLFormElement | null, path: FieldPath): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name="${path}"]`) ?? null;
}

function without(complaints: Complaints, paths: FieldPath[]): Complaints {
  const left = Object.entries(complaints).filter(([path]) => !paths.includes(path as FieldPath));
  return Object.fromEntries(left) as Complaints;
}

function complaintsOfServer(error: unknown): Complaints {
  if (!isApiError(error)) return {};
  const found = error.errors.flatMap(({ field, message }) => {
    const path = fieldOf(field, message);
    return path ? [[path, message] as const] : [];
  });
  return Object.fromEntries(found) as Complaints;
}
