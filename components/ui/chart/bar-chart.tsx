"use client";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./bar-chart.module.css";
import { ticksUpTo } from "./ticks";

export type BarSeries = {
  label: string;
  values: readonly number[];
  /** `quiet` for the series that the main one is compared with. */
  tone?: "main" | "quiet";
};

type Props = {
  label: string;
  /** One name for each group of bars. */
  names: readonly string[];
  series: readonly BarSeries[];
  /** Formats a value in full, for screen readers and the line above the bars. */
  say: (value: number) => string;
  sayTick: (value: number) => string;
};

const MOST_NAMES = 6;
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Bars beside each other, of values from 0. The one under the pointer or with the focus is written out above; arrow
 * keys, Home and End move between them. Drawn by the browser's layout, so that it needs no script to fit its place.
 */
export function BarChart({ label, names, series, say, sayTick }: Props) {
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const bars = useRef<HTMLOListElement>(null);
  const readout = useId();
  const ticks = ticksUpTo(Math.max(0, ...series.flatMap(({ values }) => values)));
  const top = ticks.at(-1) ?? 1;
  const every = Math.ceil(names.length / MOST_NAMES);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(stop, names.length - 1);
    setStop(next);
    bars.current?.querySelectorAll<HTMLElement>("[role=img]")[next]?.focus();
  };

  return (
    <div role="group" aria-label={label} aria-describedby={readout} className={styles.chart}>
      <p className={styles.legend} id={readout}>
        <span className={styles.name}>{active === null ? "" : names[active]}</span>
        {series.map((each) => (
          <span key={each.label} className={classNames(styles.key, each.tone === "quiet" && styles.quiet)}>
            {each.label}
            {active === null ? null : <strong>{say(each.values[active] ?? 0)}</strong>}
          </span>
        ))}
      </p>
      <div className={styles.plot}>
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ insetBlockEnd: `${(tick / top) * 100}%` }}>
              {sayTick(tick)}
            </span>
          ))}
        </div>
        <ol ref={bars} className={styles.bars} onKeyDown={onKeyDown} onPointerLeave={() => setActive(null)}>
          {names.map((name, at) => (
            <li key={at} className={styles.place} onPointerEnter={() => setActive(at)}>
              <div
                role="img"
                aria-label={`${name}: ${series.map((each) => `${each.label} ${say(each.values[at] ?? 0)}`).join(", ")}`}
                className={styles.group}
                tabIndex={at === stop ? 0 : -1}
                onFocus={() => {
                  setActive(at);
                  setStop(at);
                }}
                onBlur={() => setActive(null)}
              >
                {series.map((each) => (
                  <span
                    key={each.label}
                    className={classNames(styles.bar, each.tone === "quiet" && styles.quiet)}
                    style={{ blockSize: `${((each.values[at] ?? 0) / top) * 100}%` }}
                  />
                ))}
              </div>
              {at % every === 0 ? (
                <span
                  className={styles.under}
                  data-minor={(at / every) % 2 === 1 || undefined}
                  aria-hidden="true"
                >
                  {name}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
