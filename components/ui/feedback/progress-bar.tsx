import { classNames } from "@/components/ui/theme/class-names";
import styles from "./progress-bar.module.css";

type Props = {
  label: string;
  /** Percentage done; omit while unknown. */
  value?: number;
  valueText?: string;
};

export function ProgressBar({ label, value, valueText }: Props) {
  const known = value !== undefined;
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      {...(known ? { "aria-valuenow": Math.round(value), "aria-valuemin": 0, "aria-valuemax": 100 } : {})}
      aria-valuetext={valueText}
    >
      <div
        className={classNames(styles.bar, !known && styles.busy)}
        data-full={value === 100 || undefined}
        style={known ? { width: `${value}%` } : undefined}
      />
    </div>
  );
}
