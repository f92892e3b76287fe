import { ServerMessage } from "@/components/ui/words/server-message";
import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./checkbox-field.module.css";
import fieldStyles from "./field.module.css";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  id: string;
  label: ReactNode;
  error?: string | undefined;
  /** `card` gives it its own background, for statements. */
  look?: "plain" | "card";
};

/** A statement to agree to, with its error message. */
export function CheckboxField({ label, error, look = "plain", ...rest }: Props) {
  return (
    <div className={fieldStyles.field}>
      <label className={classNames(styles.label, look === "card" && styles.card)}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${rest.id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p className={fieldStyles.error} id={`${rest.id}-error`}>
          <ServerMessage>{error}</ServerMessage>
        </p>
      ) : null}
    </div>
  );
}
