import type { AppointmentSettingBody } from "@/contracts/messaging/appointment/appointment.schema";
import { WEEK, type Weekday, WEEKDAY_NAMES } from "@/lib/weekdays";
import fieldStyles from "@/components/ui/form/field.module.css";
import styles from "./setting-form.module.css";

type Hours = AppointmentSettingBody["weeklyHours"][Weekday];
type Props = {
  value: AppointmentSettingBody["weeklyHours"];
  errorOf: (field: string) => string | undefined;
  onChange: (day: Weekday, hours: Hours) => void;
};

/** The initial hours of a day that is opened. */
const USUAL = { open: "11:00", close: "19:00" };

/** The hours of each weekday: closed, or from one time to another. */
export function WeekHours({ value, errorOf, onChange }: Props) {
  return (
    <ul className={styles.week}>
      {WEEK.map((day) => (
        <Day
          key={day}
          day={day}
          hours={value[day] ?? null}
          error={
            errorOf(`weeklyHours.${day}`) ??
            errorOf(`weeklyHours.${day}.open`) ??
            errorOf(`weeklyHours.${day}.close`)
          }
          onChange={(hours) => onChange(day, hours)}
        />
      ))}
    </ul>
  );
}

type DayProps = {
  day: Weekday;
  hours: NonNullable<Hours> | null;
  error: string | undefined;
  onChange: (hours: Hours) => void;
};

function Day({ day, hours, error, onChange }: DayProps) {
  const name = WEEKDAY_NAMES[day];
  const errorId = `appointment-hours-${day}-error`;
  const time = (which: "open" | "close", said: string) => (
    <input
      type="time"
      step={300}
      className={fieldStyles.control}
      aria-label={`${name}, ${said}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      value={hours?.[which] ?? ""}
      onChange={({ target }) => onChange({ ...(hours ?? USUAL), [which]: target.value })}
    />
  );
  return (
    <li className={styles.day}>
      <label className={styles.dayName}>
        <input
          type="checkbox"
          checked={hours !== null}
          onChange={({ target }) => onChange(target.checked ? USUAL : null)}
        />
        {name}
      </label>
      {hours ? (
        <div className={styles.times}>
          {time("open", "from")}
          <span aria-hidden="true">to</span>
          {time("close", "to")}
        </div>
      ) : (
        <span className={styles.closed}>Closed</span>
      )}
      {error ? (
        <p id={errorId} className={styles.dayError}>
          {error}
        </p>
      ) : null}
    </li>
  );
}
