import { PhoneField } from "@/components/ui/form/phone-field";
import type { ProfileFormState } from "./profile-form";

type Props = {
  // The values of every form with a phone number are strings by field name.
  form: ProfileFormState<Record<string, string>>;
  label: string;
  code: string;
  number: string;
  required?: boolean;
};

export function FormPhone({ form, label, code, number, required = false }: Props) {
  return (
    <PhoneField
      idPrefix={`vendor-${number}`}
      label={label}
      codeName={code}
      numberName={number}
      code={form.values[code] ?? "+65"}
      number={form.values[number] ?? ""}
      onChange={(newCode, newNumber) => form.set({ [code]: newCode, [number]: newNumber })}
      onBlur={form.blur}
      error={form.errorOf(number) ?? form.errorOf(code)}
      required={required}
    />
  );
}
