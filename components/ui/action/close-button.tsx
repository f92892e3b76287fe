import type { ButtonHTMLAttributes } from "react";
import { Icon } from "@/components/ui/media/icon";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./close-button.module.css";

/** The cross that closes a dialog or drawer. */
export function CloseButton({
  label = "Close",
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label?: string }) {
  return (
    <button {...rest} type="button" className={classNames(styles.close, className)} aria-label={label}>
      <Icon name="close" />
    </button>
  );
}
