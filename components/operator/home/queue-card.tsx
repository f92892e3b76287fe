import Link from "next/link";
import { Badge } from "@/components/ui/feedback/badge";
import { isLate, type Queue, QUEUES } from "@/contracts/operator/home/home";
import { ageWords } from "../parts/age";
import styles from "./operator-home-view.module.css";

/** A queue on the home page: how many entries are waiting, since when, and whether any is late. */
export function QueueCard({ queue, now }: { queue: Queue; now: number }) {
  const { label, href, rule } = QUEUES[queue.name];
  const late = isLate(queue, now);
  return (
    <li>
      <Link className={styles.queue} href={href} prefetch={false} data-late={late || undefined}>
        <span className={styles.count}>{queue.count}</span>
        <span className={styles.words}>
          <strong>{label}</strong>
          <span className={styles.age}>
            {queue.since ? `Oldest waits ${ageWords(queue.since, now)}` : "Nothing waits"}
          </span>
          <span className={styles.rule}>
            {late ? <Badge tone="bad">Late</Badge> : null}
            {rule}
          </span>
        </span>
      </Link>
    </li>
  );
}
