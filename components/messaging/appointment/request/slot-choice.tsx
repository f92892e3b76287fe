import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { clockWords, dayWords } from "@/components/ui/time/appointment-words";
import styles from "./appointment-dialog.module.css";
import type { FreeSlots } from "./use-free-slots";

type Props = { slots: FreeSlots; chosen: string; onChoose: (startsAt: string) => void };

/** Days with free times, and the times of the chosen day. */
export function SlotChoice({ slots, chosen, onChoose }: Props) {
  const [day, setDay] = useState("");
  const { state, days, earlier, later } = slots;
  const open = days.find(({ date }) => date === day) ?? days[0];
  if (state === "failed") {
    return (
      <div className={styles.none} role="alert">
        <p>{slots.failure}</p>
        <Button variant="secondary" size="sm" onClick={slots.reload}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.slots} aria-busy={state === "loading"}>
      <fieldset>
        <legend className={styles.legend}>Day</legend>
        {days.length === 0 ? (
          <p className={styles.none} role="status">
            {state === "loading" ? "Finding free times…" : "No free time in these two weeks."}
          </p>
        ) : (
          <div className={styles.choices}>
            {days.map(({ date }) => (
              <label key={date} className={styles.choice}>
                <input
                  type="radio"
                  name="day"
                  value={date}
                  checked={date === open?.date}
                  onChange={() => setDay(date)}
                />
                <span>{dayWords(date)}</span>
              </label>
            ))}
          </div>
        )}
        <div className={styles.turn}>
          {earlier ? (
            <Button variant="plain" size="sm" onClick={earlier}>
              Earlier days
            </Button>
          ) : (
            <span />
          )}
          {later ? (
            <Button variant="plain" size="sm" onClick={later}>
              Later days
            </Button>
          ) : null}
        </div>
      </fieldset>
      {open ? (
        <fieldset>
          <legend className={styles.legend}>Time</legend>
          <div className={styles.choices}>
            {open.slots.map(({ startsAt }) => (
              <label key={startsAt} className={styles.choice}>
                <input
                  type="radio"
                  name="time"
                  value={startsAt}
                  checked={startsAt === chosen}
                  onChange={() => onChoose(startsAt)}
                />
                <span>{clockWords(startsAt)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
    </div>
  );
}
