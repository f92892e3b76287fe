"use client";
import { Alert } from "@/components/ui/feedback/alert";
import { amount } from "@/components/ui/money/amount";
import { milestonesProblem } from "@/contracts/catalogue/vendor/vendor-profile";
import { isApiError, messageOf } from "@/contracts/api-error";
import { formatDate } from "@/lib/dates";
import { usePreviewOfferQuery } from "@/services/sale/offer";
import styles from "./offer-composer.module.css";
import { bodyOf, isComplete, type OfferDraft } from "./offer-draft";

/** The offer's total, and how it differs from the offer that it would replace. */
export function OfferSum({ roomId, draft }: { roomId: string; draft: OfferDraft }) {
  const ready = isComplete(draft) && milestonesProblem(draft.steps) === null;
  const { data, error } = usePreviewOfferQuery({ roomId, body: bodyOf(draft) }, { skip: !ready });
  return (
    <div className={styles.sum} aria-live="polite">
      {!ready ? (
        <p className={styles.hint}>Choose a product and the date to see what the offer comes to.</p>
      ) : null}
      {ready && error ? (
        <Alert tone="bad">
          {isApiError(error) ? messageOf(error) : "The offer could not be priced. Try again."}
        </Alert>
      ) : null}
      {ready && data && !error ? (
        <>
          <p className={styles.sumTotal}>
            <span>Total, all-in</span>
            <strong>{amount(data.total)}</strong>
          </p>
          <ul className={styles.hint}>
            {data.milestones.map(({ label, amount: dollars, dueDate }) => (
              <li key={label}>
                {label}: {amount(dollars)}
                {dueDate ? `, ${formatDate(dueDate)}` : ""}
              </li>
            ))}
          </ul>
          {data.replaces ? (
            <Alert tone="info">
              This replaces your open offer
              {data.changes.length > 0
                ? `. Changed: ${data.changes.map(({ label }) => label).join(", ")}.`
                : "."}
            </Alert>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
