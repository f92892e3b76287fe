import { Badge } from "@/components/ui/feedback/badge";
import { Icon } from "@/components/ui/media/icon";
import type { PlanTask } from "@/contracts/planning/checklist";
import { LinkedText } from "@/components/ui/text/linked-text";
import { formatDate, type IsoDate } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import styles from "./task-list.module.css";

type Act = {
  onTick: (task: PlanTask, done: boolean) => void;
  onEdit: (task: PlanTask) => void;
};
type Props = Act & { tasks: readonly PlanTask[]; today: IsoDate; byMonth: boolean; busy: boolean };

const MONTH = new Intl.DateTimeFormat("en-SG", { month: "long", year: "numeric", timeZone: "UTC" });
const monthOf = (date: IsoDate | null) =>
  date ? MONTH.format(new Date(`${date}T00:00:00Z`)) : "Without a date";

/** Tasks grouped by the month in which they are due. */
export function TaskList({ tasks, today, byMonth, busy, ...act }: Props) {
  const groups = groupBy(tasks, ({ dueOn }) => (byMonth ? monthOf(dueOn) : "Done"));
  return (
    <div className={styles.groups} aria-busy={busy}>
      {[...groups].map(([month, ofMonth]) => (
        <section key={month} aria-label={month}>
          <h2 className={styles.month}>{month}</h2>
          <ul className={styles.list}>
            {ofMonth.map((task) => (
              <TaskRow key={task.id} task={task} today={today} {...act} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function TaskRow({ task, today, onTick, onEdit }: Act & { task: PlanTask; today: IsoDate }) {
  const { title, dueOn, doneAt, assignee, category, vendor, notes, pinned, doneByOrderId } = task;
  const done = doneAt !== null;
  const overdue = !done && dueOn !== null && dueOn < today;
  return (
    <li className={styles.row} data-done={done || undefined}>
      <input
        type="checkbox"
        className={styles.box}
        checked={done}
        aria-label={title}
        onChange={({ target }) => onTick(task, target.checked)}
      />
      <div className={styles.what}>
        <button type="button" className={styles.title} onClick={() => onEdit(task)}>
          {title}
        </button>
        {notes ? (
          <p className={styles.notes}>
            <LinkedText text={notes} />
          </p>
        ) : null}
        <p className={styles.facts}>
          {dueOn ? <span data-overdue={overdue || undefined}>{formatDate(dueOn)}</span> : null}
          {pinned ? <span>Pinned</span> : null}
          {assignee ? <span>{assignee}</span> : null}
          {vendor ? <a href={`/vendor-detail/${vendor.slug}`}>{vendor.vendorName}</a> : null}
          {category && !done ? (
            <a className={styles.look} href={`/vendor?category=${category.slug}#result`}>
              Browse {category.name}
              <Icon name="arrow-right" size={14} />
            </a>
          ) : null}
          {doneByOrderId ? <a href={`/user/manage-orders/${doneByOrderId}`}>Ticked by your booking</a> : null}
        </p>
      </div>
      {overdue ? <Badge tone="warn">Overdue</Badge> : null}
    </li>
  );
}
