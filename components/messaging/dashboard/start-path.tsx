import Link from "next/link";
import { Icon } from "@/components/ui/media/icon";
import type { StartStep } from "@/contracts/messaging/dashboard";
import { Panel } from "./panel";
import styles from "./panel.module.css";
import { START } from "./words";

/** The steps of a new shop, with their progress. */
export function StartPath({ steps }: { steps: readonly StartStep[] }) {
  const done = steps.filter((each) => each.done).length;
  return (
    <Panel title="Your path to the first sale" note={`${done} of ${steps.length} done`}>
      <ol className={styles.rows}>
        {steps.map(({ step, done: isDone }, at) => (
          <li key={step} className={styles.row}>
            {isDone ? (
              <span className={styles.done}>
                <Icon name="check" />
              </span>
            ) : (
              <span className={styles.count} aria-hidden="true">
                {at + 1}
              </span>
            )}
            <div>
              {isDone ? (
                <span>{START[step].label}</span>
              ) : (
                <Link className={styles.link} href={START[step].href} prefetch={false}>
                  {START[step].label}
                </Link>
              )}
              <p className={styles.aside}>{isDone ? "Done" : START[step].why}</p>
            </div>
            {isDone ? null : <Icon name="chevron-right" size={18} />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
