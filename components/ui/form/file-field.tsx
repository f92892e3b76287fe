import { TextField, type TextFieldProps } from "./field";
import styles from "./file-field.module.css";

/** A labelled file picker whose button looks like ours. */
export function FileField(props: Omit<TextFieldProps, "type" | "end">) {
  return (
    <div className={styles.file}>
      <TextField {...props} type="file" />
    </div>
  );
}
