import type { ReactNode } from "react";
import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import type { MilestoneDue, PaymentPolicy, RefundTier } from "@/contracts/catalogue/vendor/vendor";
import { t } from "@/lib/words/t";
import styles from "./payment-section.module.css";

function dueWords(due: MilestoneDue): string {
  if (due.kind === "booking") return t("when you book");
  if (due.kind === "halfway") return t("half-way to your day");
  return t("{days} days before your day", { days: due.days });
}

function refundRows(tiers: readonly RefundTier[]): { when: string; percent: number }[] {
  const sorted = tiers.toSorted((a, b) => b.daysBefore - a.daysBefore);
  const last = sorted.at(-1);
  return [
    ...sorted.map(({ daysBefore, percent }, at) => {
      const before = sorted[at - 1];
      const when = before
        ? t("{from} to {to} days before", { from: daysBefore, to: before.daysBefore - 1 })
        : t("{days} days before or earlier", { days: daysBefore });
      return { when, percent };
    }),
    ...(last && last.daysBefore > 0
      ? [{ when: t("less than {days} days before", { days: last.daysBefore }), percent: 0 }]
      : []),
  ];
}

/** The payment schedule and refund terms; `terms` links to the vendor's own. */
export function PaymentSection({ policy, terms = null }: { policy: PaymentPolicy; terms?: ReactNode }) {
  return (
    <section id="payment" className={styles.section}>
      <SectionHeading
        title={t("Payment and refunds")}
        lead={t(
          "You pay Sayang step by step. The terms below are kept with your order as they stand on the day you book.",
        )}
      />
      <div className={styles.frame}>
        <div>
          <h3 className={styles.title}>{t("How you pay")}</h3>
          <ol className={styles.milestones}>
            {policy.milestones.map(({ label, percent, due }) => (
              <li key={label} style={{ flexGrow: percent }}>
                <span className={styles.percent}>{percent}%</span>
                <span className={styles.label}>{label}</span>
                <span className={styles.due}>{dueWords(due)}</span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className={styles.title}>{t("If you cancel")}</h3>
          {policy.refundTiers.length === 0 ? (
            <p className={styles.due}>{t("Payments aren’t refunded.")}</p>
          ) : (
            <dl className={styles.refunds}>
              {refundRows(policy.refundTiers).map(({ when, percent }) => (
                <div key={when}>
                  <dt>{when}</dt>
                  <dd>{percent === 0 ? t("no refund") : t("{percent}% of what you paid", { percent })}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      {policy.note ? <p className={styles.note}>{policy.note}</p> : null}
      {terms ? <p className={styles.terms}>{terms}</p> : null}
    </section>
  );
}
