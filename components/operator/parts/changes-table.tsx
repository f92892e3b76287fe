import { Table } from "@/components/ui/list/table";
import styles from "./changes-table.module.css";

type Props = {
  caption: string;
  /** "" or null where there is no value. */
  changes: readonly { field: string; before: string | null; after: string | null }[];
  headings?: readonly [string, string];
};

/** The current values of fields next to the proposed ones. */
export function ChangesTable({ caption, changes, headings = ["Now", "Then"] }: Props) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{headings[0]}</th>
          <th scope="col">{headings[1]}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td className={styles.before}>{before || <Nothing />}</td>
            <td className={styles.after}>{after || <Nothing />}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Nothing = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">nothing</span>
  </>
);
