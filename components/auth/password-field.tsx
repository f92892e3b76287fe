"use client";
import { useState } from "react";
import { FormField, type FormFieldProps } from "./form-field";
import styles from "./form-field.module.css";

/** A password, with a button to see what was typed. */
export function PasswordField(props: Omit<FormFieldProps, "type" | "end">) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-controls={props.id}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide" : "Show"}
          <span className={styles.hidden}> password</span>
        </button>
      }
    />
  );
}
