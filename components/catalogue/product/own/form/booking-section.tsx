import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { OpenHours } from "@/contracts/catalogue/product/product";
import { WEEK, WEEKDAY_NAMES } from "@/lib/weekdays";
import { OffDaysField } from "./off-days-field";
import type { ProductFormState } from "./form-state";
import styles from "./product-form.module.css";

/** When it can be booked: days off, and opening hours by weekday. Changes apply immediately, without a review. */
export function BookingSection({ form }: { form: ProductFormState }) {
  const { hasHours, openHours, customOffDays } = form.values;
  const setDay = (day: keyof OpenHours, hours: OpenHours[keyof OpenHours]) =>
    form.set({ openHours: { ...openHours, [day]: hours } });
  return (
    <SettingsCard title="When it can be booked">
      <div className={styles.fields}>
        <OffDaysField
          days={customOffDays}
          error={form.errorOf("customOffDays")}
          onChange={(days) => form.set({ customOffDays: days })}
        />
        <CheckboxField
          id="product-hasHours"
          name="hasHours"
          checked={hasHours}
          onChange={({ target }) => form.set({ hasHours: target.checked })}
          label="Only on some weekdays or hours"
        />
        {hasHours ? (
          <ul className={styles.week}>
            {WEEK.map((day) => {
              const name = WEEKDAY_NAMES[day];
              const hours = openHours[day];
              const error = form.errorOf(`openHours.${day}`) ?? form.errorOf(`openHours.${day}.open`);
              return (
                <li key={day}>
                  <label className={styles.weekday}>
                    <input
                      type="checkbox"
                      checked={hours !== null}
                      onChange={({ target }) =>
                        setDay(day, target.checked ? { open: "10:00", close: "19:00" } : null)
                      }
                    />
                    {name}
                  </label>
                  {hours ? (
                    <span className={styles.hours}>
                      {(["open", "close"] as const).map((end) => (
                        <input
                          key={end}
                          type="time"
                          aria-label={`${name}, ${end === "open" ? "opens" : "closes"}`}
                          aria-invalid={error ? true : undefined}
                          value={hours[end]}
                          onChange={({ target }) => setDay(day, { ...hours, [end]: target.value })}
                        />
                      ))}
                    </span>
                  ) : (
                    <span className={styles.hint}>Closed</span>
                  )}
                  {error ? <span className={styles.error}>{error}</span> : null}
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </SettingsCard>
  );
}
