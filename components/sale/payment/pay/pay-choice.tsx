import { t, td, tn } from "@/lib/words/t";
import { amount } from "@/components/ui/money/amount";
import { planPayment, type PayWhat } from "@/components/sale/order/pay-plan";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { formatDate } from "@/lib/dates";
import styles from "./pay-choice.module.css";

type Props = {
  order: OrderDetail;
  what: PayWhat;
  disabled: boolean;
  onChoose: (what: PayWhat) => void;
};

/** The choice between the next payment and everything at once. Renders nothing when only one payment is left. */
export function PayChoice({ order, what, disabled, onChoose }: Props) {
  const next = planPayment(order, "next");
  const rest = planPayment(order, "rest");
  const [first] = next.now;
  if (!first || rest.now.length < 2) return null;
  const choices = [
    { value: "next", title: t("Next payment"), note: noteOf(first), sum: next.dueNow },
    {
      value: "rest",
      title: t("Everything that’s left"),
      note: tn(rest.now.length, "{n} payment", "{n} payments"),
      sum: rest.dueNow,
    },
  ] as const;
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend className="visually-hidden">{t("What to pay")}</legend>
      {choices.map(({ value, title, note, sum }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name="pay-what"
            value={value}
            checked={what === value}
            onChange={() => onChoose(value)}
          />
          <span>
            <span className={styles.name}>{title}</span>
            <span className={styles.note}>{note}</span>
          </span>
          <span className={styles.sum}>{amount(sum)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function noteOf({ label, dueDate }: { label: string; dueDate: string | null }): string {
  return dueDate ? t("{label}, due {date}", { label: td(label), date: formatDate(dueDate) }) : td(label);
}
