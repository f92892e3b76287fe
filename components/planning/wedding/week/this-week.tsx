"use client";
import Link from "next/link";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import { useUndo } from "@/components/ui/feedback/undo/use-undo";
import { HomeSection } from "@/components/ui/page/home-section";
import type { PlanOverview } from "@/contracts/planning/overview";
import type { PlanTask } from "@/contracts/planning/checklist";
import { formatDate, formatDateTime, type IsoDate } from "@/lib/dates";
import { useChangeTaskMutation } from "@/services/planning/checklist";
import styles from "./week.module.css";

type Props = { plans: NonNullable<PlanOverview["plans"]>; today: IsoDate };
const CHECKLIST = "/user/dashboard/check-list";

/** The next steps: tasks that are overdue or due within a week, and vendors whose answer is awaited. */
export function ThisWeek({ plans: { tasks, counts, awaited }, today }: Props) {
  const undo = useUndo();
  const [change] = useChangeTaskMutation();
  const tick = async ({ id, title }: PlanTask) => {
    if (!(await change({ id, done: true })).data) return;
    undo.offer({ message: `Done: ${title}`, undo: () => change({ id, done: false }) });
  };
  return (
    <HomeSection title="This week" action={{ label: "Checklist", href: CHECKLIST }}>
      {counts.all === 0 ? (
        <p className={styles.note}>
          You have no checklist yet. <Link href={CHECKLIST}>Choose your ceremonies</Link> and the tasks come
          with their dates.
        </p>
      ) : tasks.length === 0 ? (
        <p className={styles.note}>
          Nothing is due in the next seven days. {counts.done} of {counts.all} tasks are done.
        </p>
      ) : (
        <ul>
          {tasks.map((task) => (
            <li key={task.id} className={styles.row}>
              <input
                type="checkbox"
                className={styles.box}
                checked={false}
                aria-label={task.title}
                onChange={() => void tick(task)}
              />
              <div className={styles.what}>
                <p>{task.title}</p>
                {task.dueOn ? (
                  <p className={styles.note} data-overdue={task.dueOn < today || undefined}>
                    {task.dueOn < today ? "Was due" : "Due"} {formatDate(task.dueOn)}
                    {task.assignee ? ` · ${task.assignee}` : ""}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      {awaited.length > 0 ? (
        <>
          <h3 className={styles.heading}>Waiting for an answer</h3>
          <ul>
            {awaited.map(({ orderId, vendorName, answerBy }) => (
              <li key={orderId} className={styles.row}>
                <div className={styles.what}>
                  <Link href={`/user/manage-orders/${orderId}`} prefetch={false}>
                    {vendorName}
                  </Link>
                  {answerBy ? <p className={styles.note}>Answers by {formatDateTime(answerBy)}</p> : null}
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <UndoNotice {...undo.notice} />
    </HomeSection>
  );
}
