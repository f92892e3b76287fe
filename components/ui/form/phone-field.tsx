"use client";
import { useState } from "react";
import { PHONE_COUNTRIES } from "@/lib/phone/phone-countries";
import { phoneDigits, typedPhone } from "@/lib/phone/phone";
import { classNames } from "@/components/ui/theme/class-names";
import fieldStyles from "./field.module.css";
import styles from "./phone-field.module.css";

type Props = {
  /** Begins the ids of both parts. */
  idPrefix: string;
  label: string;
  /** A dialling code of the table, such as `+65`. */
  code: string;
  /** Digits, without the dialling code. */
  number: string;
  onChange: (code: string, number: string) => void;
  /** With the name of the part that is left. */
  onBlur?: (name: string) => void;
  /** Names in the form, for those that submit before the page is alive. */
  codeName?: string;
  numberName?: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
};

const CODE_STANDS_BESIDE = "The country code stands in the list beside: type only what comes after it.";

/**
 * A phone number: the country's code from the list, then digits only, cut at what the country allows. A whole number of
 * another country that is pasted chooses that country.
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
  // Typed one by one, the digits of a dialling code look like the number's own.
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
          {/* The list names countries; closed, it needs no more room than the code. */}
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
