"use client";
import { t, td } from "@/lib/words/t";
import { passwordStrength } from "check-password-strength";
import { useDeferredValue } from "react";
import { Icon } from "@/components/ui/media/icon";
import type { TextFieldProps } from "@/components/ui/form/field";
import { PASSWORD_RULES } from "@/contracts/identity/credential/password";
import { PasswordField } from "./password-field";
import styles from "./password-field-new.module.css";

type Props = Omit<TextFieldProps, "type" | "end" | "describedBy" | "autoComplete"> & { value: string };

/** A new password. Rules tick off while typing, and a bar shows its strength. */
export function NewPasswordField(props: Props) {
  const { id, value } = props;
  const missing = PASSWORD_RULES.filter(({ holds }) => !holds(value)).map(({ label }) => label);
  const strength = passwordStrength(value);
  const said = sentenceOf(value, missing, strength.value);
  return (
    <div className={styles.frame}>
      <PasswordField {...props} autoComplete="new-password" describedBy={`${id}-rules`} />
      <div className={styles.strength} data-level={value ? strength.id + 1 : 0}>
        <span className={styles.bar} aria-hidden="true" />
        <span className={styles.word}>{value ? strength.value : null}</span>
      </div>
      <ul id={`${id}-rules`} className={styles.rules} aria-label={t("A password needs")}>
        {PASSWORD_RULES.map(({ name, label, holds }) => (
          <li key={name} className={styles.rule} data-met={holds(value) || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {holds(value) ? <Icon name="check" size={14} /> : null}
            </span>
            {td(label)}
          </li>
        ))}
      </ul>
      {/* Announced when typing pauses. */}
      <p className="visually-hidden" role="status">
        {useDeferredValue(said)}
      </p>
    </div>
  );
}

function sentenceOf(value: string, missing: string[], strength: string): string {
  if (!value) return "";
  return missing.length > 0
    ? `The password still needs ${missing.join(", ")}.`
    : `The password meets all rules. Strength: ${strength}.`;
}
