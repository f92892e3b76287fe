"use client";
import { useState } from "react";
import { PHONE_COUNTRIES } from "@/lib/phone/phone-countries";
import { phoneDigits, typedPhone } from "@/lib/phone/phone";
import { classNames } from "@/components/ui/theme/class-names";
import fieldStyles from "./field.module.css";
import styles from "./phone-field.module.css";

type Props = {
  /** The prefix of both parts' ids. */
  idPrefix: string;
  label: string;
  /** A dialling code from the table, such as `+65`. */
  code: string;
  /** Digits without the dialling code. */
  number: string;
  onChange: (code: string, number: string) => void;
  /** Called with the name of the part that lost focus. */
  onBlur?: (name: string) => void;
  /** The names in the form, for forms that can be submitted before hydration. */
  codeName?: string;
  numberName?: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
};

const CODE_STANDS_BESIDE = "The country code stands in the list beside: type only what comes after it.";

/**
 * A phone number: the country code from a list, then digits only, up to the country's limit. Pasting a full number of
 * another country selects that country.
 */
export function PhoneField({
  idPrefix,
  label,
  code,
  number,
  onChange,
  onBlur,
  codeName = "countryCode",
  numberName = "phone",
  hint,
  error,
  required,
  disabled,
}: Props) {
  // The digits of a dialling code, typed one by one, look like part of the number.
  const [typedPlus, setTypedPlus] = useState(false);
  const help = typedPlus ? CODE_STANDS_BESIDE : hint;
  const ids = {
    label: `${idPrefix}-label`,
    number: `${idPrefix}-number`,
    hint: `${idPrefix}-hint`,
    error: `${idPrefix}-error`,
  };
  const describedBy = classNames(error && ids.error, help && ids.hint) || undefined;
  return (
    <div className={fieldStyles.field} role="group" aria-labelledby={ids.label}>
      <label className={fieldStyles.label} id={ids.label} htmlFor={ids.number}>
        {label}
      </label>
      <div className={styles.parts}>
        <div className={styles.code}>
          <select
            id={`${idPrefix}-code`}
            className={styles.list}
            name={codeName}
            aria-label="Country code"
            autoComplete="tel-country-code"
            value={code}
            disabled={disabled}
            onChange={({ target }) => onChange(target.value, phoneDigits(target.value, number))}
            onBlur={() => onBlur?.(codeName)}
          >
            {PHONE_COUNTRIES.map((country) => (
              <option key={country.code} value={country.code}>
                {country.name} ({country.code})
              </option>
            ))}
          </select>
          {/* The list names countries; when closed, it needs only the room of the code. */}
          <span
            className={classNames(fieldStyles.control, fieldStyles.select, styles.face)}
            aria-hidden="true"
          >
            {code}
          </span>
        </div>
        <input
          id={ids.number}
          className={fieldStyles.control}
          name={numberName}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={number}
          required={required}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => {
            setTypedPlus(target.value.trim() === "+" || (typedPlus && target.value !== ""));
            const typed = typedPhone(code, target.value);
            onChange(typed.code, typed.number);
          }}
          onBlur={() => onBlur?.(numberName)}
        />
      </div>
      {error ? (
        <p className={fieldStyles.error} id={ids.error}>
          {error}
        </p>
      ) : null}
      {help ? (
        <p className={fieldStyles.hint} id={ids.hint} role={typedPlus ? "status" : undefined}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
