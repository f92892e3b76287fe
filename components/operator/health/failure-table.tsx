import type { ReactNode } from "react";
import { Table } from "@/components/ui/list/table";
import { Card } from "@/components/ui/page/card";
import { formatDateTime } from "@/lib/dates";
import styles from "./operator-health-view.module.css";

type Props = {
  title: string;
  /** Shown when nothing failed. */
  empty: string;
  /** `at` is ISO 8601, UTC. */
  rows: readonly { id: string; what: string; more: string; at: string; why: string; acts?: ReactNode }[];
};

/** Failures with their time and reason, and buttons to handle them. */
export function FailureTable({ title, empty, rows }: Props) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <Card>
        {rows.length === 0 ? (
          <p>{empty}</p>
        ) : (
          <Table caption={title}>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">When</th>
                <th scope="col">Why</th>
                <th scope="col">
                  <span className="visually-hidden">Do</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, what, more, at, why, acts }) => (
                <tr key={id}>
                  <td>
                    {what}
                    <br />
                    {more}
                  </td>
                  <td>{formatDateTime(at)}</td>
                  <td className={styles.why}>{why}</td>
                  <td>
                    <div className={styles.acts}>{acts}</div>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Card>
    </section>
  );
}
