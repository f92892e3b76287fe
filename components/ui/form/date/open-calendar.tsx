import { Icon } from "@/components/ui/media/icon";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./open-calendar.module.css";

type Props = {
  label: string;
  describedBy?: string;
  disabled?: boolean;
  className?: string;
  onOpen: () => void;
};

/** The button at the end of a date field. Its frame must be positioned. */
export function OpenCalendar({ label, describedBy, disabled, className, onOpen }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.open, className)}
      aria-label={label}
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={onOpen}
    >
      <Icon name="calendar" />
    </button>
  );
}
