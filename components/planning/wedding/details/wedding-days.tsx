import Link from "next/link";
import { clock } from "@/lib/clock";
import { Card } from "@/components/ui/page/card";
import { formatDate } from "@/lib/dates";
import { useGetPlanAccessQuery } from "@/services/planning/team";
import { useGetWeddingEventsQuery } from "@/services/planning/wedding-event";
import styles from "./wedding-facts.module.css";

/**
 * The date, time and place of each event, with a link to edit them. Renders nothing for people who can't see the guest
 * list.
 */
export function WeddingDays() {
  const { data: access } = useGetPlanAccessQuery();
  const mayRead = access?.rights.includes("read_guests") ?? false;
  const { data } = useGetWeddingEventsQuery(undefined, { skip: !mayRead });
  if (!data) return null;
  return (
    <Card as="section" aria-labelledby="days-title" className={styles.card ?? ""}>
      <div className={styles.head}>
        <h2 id="days-title" className={styles.title}>
          Your events
        </h2>
        <Link className={styles.edit} href="/user/dashboard/guest-list?tab=events" prefetch={false}>
          Edit events
        </Link>
      </div>
      <dl className={styles.facts}>
        {data.docs.map(({ id, name, date, startsAt, venueName }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd data-missing={date === null || undefined}>
              {date
                ? [formatDate(date), startsAt && clock(startsAt)].filter(Boolean).join(", ")
                : "No date yet"}
              {venueName ? <p className={styles.place}>{venueName}</p> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
