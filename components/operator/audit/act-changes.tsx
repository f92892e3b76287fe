import type { ActValues } from "@/contracts/identity/operator/operator-act";
import styles from "./act-changes.module.css";

type Props = { before: ActValues; after: ActValues };

/** The fields that an act changed: "status: pending → approved". */
export function ActChanges({ before, after }: Props) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {fields.map((field) => (
        <li key={field}>
          {wordsOf(field)}: {valueOf(before[field])} <span aria-hidden="true">→</span>
          <span className="visually-hidden">became</span> {valueOf(after[field])}
        </li>
      ))}
    </ul>
  );
}

/** `commissionBps` is "commission bps". */
const wordsOf = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueOf(value: ActValues[string] | undefined): string {
  if (value === undefined || value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value).replaceAll("_", " ");
}
