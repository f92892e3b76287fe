import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { ServerMessage } from "@/components/ui/words/server-message";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./field.module.css";

export type Frame = {
  id: string;
  label: string;
  hint?: string;
  /** The problem, and how to fix it. */
  error?: string | undefined;
  /** Ids of further descriptions of the field. */
  describedBy?: string | undefined;
};

export function describedByOf({ id, hint, error, describedBy }: Frame): string | undefined {
  return classNames(hint && `${id}-hint`, error && `${id}-error`, describedBy) || undefined;
}

/** Wraps a control with its label, error and hint. */
export function FieldFrame({ id, label, hint, error, children }: Frame & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {children}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <ServerMessage>{error}</ServerMessage>
        </p>
      ) : null}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

function controlProps(frame: Frame) {
  return {
    id: frame.id,
    className: styles.control,
    "aria-invalid": frame.error ? true : undefined,
    "aria-describedby": describedByOf(frame),
  };
}

export type TextFieldProps = Frame &
  InputHTMLAttributes<HTMLInputElement> & { /** Rendered inside the field, at its end. */ end?: ReactNode };

/** A labelled text field with hint and error. */
export function TextField({ label, hint, error, describedBy, end, ...rest }: TextFieldProps) {
  const frame = { id: rest.id, label, hint, error, describedBy };
  const input = <input {...rest} {...controlProps(frame)} />;
  return (
    <FieldFrame {...frame}>
      {end ? (
        <div className={styles.withEnd}>
          {input}
          {end}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

/** A native select in the style of the other fields. */
export function SelectField({
  label,
  hint,
  error,
  ...rest
}: Frame & SelectHTMLAttributes<HTMLSelectElement>) {
  const frame = { id: rest.id, label, hint, error };
  return (
    <FieldFrame {...frame}>
      <select {...rest} {...controlProps(frame)} className={classNames(styles.control, styles.select)} />
    </FieldFrame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  ...rest
}: Frame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const frame = { id: rest.id, label, hint, error };
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...rest} {...controlProps(frame)} />
    </FieldFrame>
  );
}
