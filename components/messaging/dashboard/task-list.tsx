"use client";
import Link from "next/link";
import { useMayOpen } from "@/components/session/use-may-open";
import { Icon } from "@/components/ui/media/icon";
import { useNow } from "@/components/ui/time/use-now";
import type { DashboardTask } from "@/contracts/messaging/dashboard";
import { formatDateTime } from "@/lib/dates";
import { MINUTE_MS } from "@/lib/time";
import { Panel } from "./panel";
import styles from "./panel.module.css";
import { durationOf, TASKS } from "./words";

const URGENT_MINUTES = 24 * 60;

/** Tasks that need the vendor's answer, the most urgent first; only those on pages that the role can open. */
export function TaskList({ tasks: all }: { tasks: readonly DashboardTask[] }) {
  const now = useNow(MINUTE_MS);
  const mayOpen = useMayOpen();
  const tasks = all.filter(({ kind }) => mayOpen(TASKS[kind].href));
  return (
    <Panel title="Needs your answer">
      {tasks.length === 0 ? (
        <p className={styles.none}>You’re all caught up. New orders, requests and messages appear here.</p>
      ) : (
        <ul className={styles.rows}>
          {tasks.map((task) => (
            <Task key={task.kind} task={task} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Task({ task: { kind, count, by }, now }: { task: DashboardTask; now: number }) {
  const { one, many, href, when } = TASKS[kind];
  const minutes = by ? (Date.parse(by) - now) / MINUTE_MS : null;
  const urgent = kind === "overdue" || (minutes !== null && minutes < URGENT_MINUTES);
  return (
    <li className={styles.row} data-urgent={urgent || undefined}>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <div>
        <Link className={styles.link} href={href} prefetch={false}>
          <span className="visually-hidden">{count} </span>
          {count === 1 ? one : many}
        </Link>
        {by && minutes !== null ? (
          <p className={styles.aside}>
            {when} {formatDateTime(by)}
            {minutes > 0 ? ` (in ${durationOf(minutes)})` : ""}
          </p>
        ) : null}
      </div>
      <Icon name="chevron-right" size={18} />
    </li>
  );
}
