import type { ButtonHTMLAttributes, ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "@/components/ui/theme/class-names";

type Look = {
  /** `primary` at most once per screen; `plain` where a link would do; `night` on dark backgrounds. */
  variant?: "primary" | "secondary" | "plain" | "danger" | "night";
  size?: "sm" | "md" | "lg";
  /** As wide as its container. */
  block?: boolean;
};

function buttonClass({ variant = "primary", size = "md", block }: Look, extra?: string): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, extra);
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean };

/** A button that, while busy, keeps its width and focus, shows a spinner, and ignores presses. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? "button" : type}
      onClick={busy ? undefined : onClick}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {busy ? <span className={styles.ring} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  className,
  ...rest
}: Omit<ComponentProps<"a">, "className"> & Look & { className?: string }) {
  return <a {...rest} className={buttonClass({ variant, size, block }, className)} />;
}
