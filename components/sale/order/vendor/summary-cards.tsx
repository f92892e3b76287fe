import Link from "next/link";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import type { VendorOrdersSummary } from "@/contracts/sale/order";
import { amount } from "@/components/ui/money/amount";
import { AnswerCountdown } from "./answer-countdown";
import styles from "./summary-cards.module.css";

type Props = {
  summary: VendorOrdersSummary | undefined;
  /** The earliest answer that is due. */
  answerBy: string | null;
};

/** The figures of the dashboard; skeletons until they are known. */
export function SummaryCards({ summary, answerBy }: Props) {
  const waiting = summary?.awaitingApproval ?? 0;
  return (
    <div className={styles.cards} role="group" aria-label="Summary" aria-busy={summary === undefined}>
      <Figure
        label="Awaiting approval"
        href="/vendor/dashboard/orders/approve"
        tone={waiting > 0 ? "call" : undefined}
        value={summary && String(waiting)}
        note={waiting > 0 && answerBy ? <AnswerCountdown answerBy={answerBy} /> : "Nothing waits for you"}
      />
      <Figure
        label="In progress"
        href="/vendor/dashboard/orders?state=in_progress"
        value={summary && String(summary.inProgress)}
        note={summary ? `${summary.byState.all_paid} more fully paid` : ""}
      />
      <Figure
        label="Sold this month"
        value={summary && amount(summary.monthValue)}
        note="Orders placed and not cancelled"
      />
      <Figure
        label="Paid by couples"
        value={summary && amount(summary.paid)}
        note={summary ? `${amount(summary.held)} held until completed` : ""}
      />
    </div>
  );
}

type FigureProps = {
  label: string;
  value: string | undefined;
  note: ReactNode;
  href?: string;
  tone?: "call" | undefined;
};

function Figure({ label, value, note, href, tone }: FigureProps) {
  return (
    <div className={styles.card} data-tone={tone}>
      <p className={styles.label}>
        {href ? (
          <Link className={styles.link} href={href} prefetch={false}>
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      <p className={styles.value}>{value ?? <Skeleton width="5rem" />}</p>
      <p className={styles.note}>{value === undefined ? <Skeleton width="8rem" /> : note}</p>
    </div>
  );
}
