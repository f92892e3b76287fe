import type { ChangeEvent } from "react";
import { PhoneField } from "@/components/ui/form/phone-field";
import type { Application, Complaints, FieldPath } from "./application";

export type StepProps = {
  values: Application;
  complaints: Complaints;
  change: (some: Partial<Application>) => void;
  /** Validates one field on blur. */
  check: (path: FieldPath) => void;
};

export const idOf = (path: FieldPath) => `vendor-${path.replace(".", "-")}`;

type Typed = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Returns the props of a text field, select or text area. */
export function lineProps({ values, complaints, change, check }: StepProps, path: FieldPath) {
  return {
    id: idOf(path),
    name: path,
    value: String(values[path]),
    error: complaints[path],
    onChange: ({ target }: Typed) => change({ [path]: target.value }),
    onBlur: () => check(path),
  };
}

/** Returns the props of a checkbox. */
export function tickProps({ values, complaints, change }: StepProps, path: FieldPath) {
  return {
    id: idOf(path),
    name: path,
    checked: values[path] === true,
    error: complaints[path],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [path]: target.checked }),
  };
}

type PhoneProps = {
  step: StepProps;
  label: string;
  codePath: FieldPath;
  path: FieldPath;
  required?: boolean;
};

export function StepPhone({ step, label, codePath, path, required = false }: PhoneProps) {
  const { values, complaints, change, check } = step;
  return (
    <PhoneField
      idPrefix={idOf(path)}
      label={label}
      codeName={codePath}
      numberName={path}
      code={String(values[codePath])}
      number={String(values[path])}
      onChange={(code, number) => change({ [codePath]: code, [path]: number })}
      onBlur={(name) => name === path && check(path)}
      error={complaints[path] ?? complaints[codePath]}
      required={required}
    />
  );
}
