import { reportHref, type ReportKind } from "@/contracts/report-href";
import styles from "./report-link.module.css";

type Props = { kind: ReportKind; id: string; label: string; /** Read out after the label. */ of?: string };

/** Leads to the page on which something public is reported, without script as well. */
export function ReportLink({ kind, id, label, of }: Props) {
  return (
    <a className={styles.link} href={reportHref(kind, id)} rel="nofollow">
      {label}
      {of ? <span className="visually-hidden"> {of}</span> : null}
    </a>
  );
}
