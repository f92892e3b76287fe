import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextAreaField } from "@/components/ui/form/field";
import { DECLARATIONS } from "./declarations";
import { lineProps, type StepProps, tickProps } from "./step-fields";
import styles from "./vendor-register.module.css";

export function DeclarationsStep(step: StepProps) {
  const open = DECLARATIONS.some(({ path }) => !step.values[path]);
  return (
    <>
      <fieldset className={styles.ticks}>
        <legend className="visually-hidden">We declare that</legend>
        {DECLARATIONS.map(({ path, label }) => (
          <CheckboxField key={path} {...tickProps(step, path)} look="card" label={label} />
        ))}
      </fieldset>
      <TextAreaField
        {...lineProps(step, "validationChecks.comment")}
        label={open ? "Please tell us more" : "Anything we should know (optional)"}
        hint={
          open ? "What happened, and how it stands today. Only our team reads it." : "Only our team reads it."
        }
        maxLength={2000}
        required={open}
      />
    </>
  );
}
