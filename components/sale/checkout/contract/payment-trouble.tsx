import { inPageWords } from "@/lib/language/spoken";
import { Alert } from "@/components/ui/feedback/alert";
import type { CardFormProps } from "./card-form-props";
import { t } from "@/lib/words/t";

type Props = Pick<CardFormProps, "lost"> & {
  /** Why the payment failed, or "". */
  trouble: string;
  /** The alternative to trying again, such as using another card. */
  otherwise?: string;
};

/** Explains why a payment failed. Says whether money moved only when that is known. */
export function PaymentTrouble({ lost, trouble, otherwise = t("use another card") }: Props) {
  if (lost) {
    return (
      <Alert tone="warn" title={t("We don’t know yet whether you’ve paid")}>
        {t(
          "The bank’s answer didn’t reach us. We’re checking, and this page goes on by itself once you’ve paid. If you pay again here, you’re still charged only once.",
        )}
      </Alert>
    );
  }
  if (!trouble) return null;
  return (
    <Alert tone="bad" title={t("The payment did not go through")}>
      {t("{trouble} Nothing was charged: try again, or {otherwise}.", {
        trouble: inPageWords(trouble),
        otherwise,
      })}
    </Alert>
  );
}
