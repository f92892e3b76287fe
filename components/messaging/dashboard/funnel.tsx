import type { FunnelStep } from "@/contracts/messaging/dashboard";
import { Panel } from "./panel";
import styles from "./panel.module.css";
import { changeOf, STEPS } from "./words";

/** How many couples reached each step, from opening a page to an order. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <Panel title="From views to orders" note="Counted without tracking anyone.">
      <ol className={styles.rows}>
        {steps.map(({ step, count, before }) => (
          <li key={step} className={styles.step}>
            <span>{STEPS[step]}</span>
            <span className={styles.number}>
              <strong>{count.toLocaleString("en-SG")}</strong>{" "}
              <span className={styles.end}>{changeOf(count, before) ?? `before: ${before}`}</span>
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span
                className={styles.fill}
                style={{
                  display: "block",
                  inlineSize: `${count === 0 ? 0 : Math.max(1, (count / most) * 100)}%`,
                }}
              />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
