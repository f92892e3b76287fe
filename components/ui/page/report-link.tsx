import { reportHref, type ReportKind } from "@/contracts/report-href";
import styles from "./report-link.module.css";

type Props = { kind: ReportKind; id: string; label: string; /** Read out after the label. */ of?: string };

/** Links to the page for reporting public content. Works without script. */
export function ReportLink({ kind, id, label, of }: Props) {
  return (
    <a className={styles.link} href={reportHref(kind, id)} rel="nofollow">
      {label}
      {of ? <span className="visually-hidden"> {of}</span> : null}
    </a>
  );
}
