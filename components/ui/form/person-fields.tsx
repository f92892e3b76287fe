import { TextField, type TextFieldProps } from "./field";
import { t } from "@/lib/words/t";

type Field = Omit<TextFieldProps, "label">;

/** First and last name; Singaporeans may have one name only, so the last one is optional. */
export function NameFields({ first, last }: { first: Field; last: Field }) {
  return (
    <>
      <TextField {...first} label={t("First name")} autoComplete="given-name" maxLength={80} required />
      <TextField {...last} label={t("Last name (optional)")} autoComplete="family-name" maxLength={80} />
    </>
  );
}

export function EmailField(field: Field) {
  return (
    <TextField
      {...field}
      label={t("Email address")}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      required
    />
  );
}
