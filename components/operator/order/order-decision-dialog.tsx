"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { AmountField } from "@/components/ui/money/amount-field";
import type { OperatorOrder, OrderDecision } from "@/contracts/operator/order/order";
import { orderDecisionBody } from "@/contracts/operator/order/order.schema";
import { FOUR_EYES_CENTS } from "@/contracts/operator/proposal/proposal";
import { formatMoney, toCents } from "@/lib/money";
import { notify } from "@/lib/notice/notify";
import { useDecideOnOrderMutation } from "@/services/operator/order";
import { ORDER_DECISION_WORDS } from "./order-decision-words";

type Props = { of: OperatorOrder; decision: OrderDecision; onClose: () => void };

/** Asks for the details of a decision. Amounts above one operator's limit wait for a second operator. */
export default function OrderDecisionDialog({ of: { order, refundable }, decision, onClose }: Props) {
  const [decide] = useDecideOnOrderMutation();
  const { title, lead, submit, tone, done } = ORDER_DECISION_WORDS[decision];
  const pays = decision === "rule" || decision === "refund";
  const form = useForm({
    initialValues: { decision, amount: "", until: "", needsReturn: "", reason: "" },
    schema: orderDecisionBody,
    validateOnBlur: false,
    submit: async (values) => {
      const body = await orderDecisionBody.validate({ ...values, amount: values.amount || undefined });
      const { outcome } = await decide({ id: order.id, body }).unwrap();
      if (outcome === "done") notify("success", done);
      else notify("info", "More than $5,000: another operator has to confirm this");
      onClose();
    },
  });
  const cents = decision === "cancel" ? toCents(refundable) : toCents(Number(form.values.amount) || 0);
  return (
    <FormDialog
      title={title}
      lead={decision === "cancel" ? `${lead} The refund is ${formatMoney(toCents(refundable))}.` : lead}
      form={form}
      submit={submit}
      cancel={decision === "cancel" ? "Keep order" : "Cancel"}
      tone={tone === "danger" ? "danger" : "primary"}
      onClose={onClose}
    >
      {pays ? (
        <AmountField
          {...form.field("amount")}
          label={`Amount, at most ${formatMoney(toCents(refundable))}`}
          onAmount={(amount) => form.set({ amount })}
          autoFocus
          required
        />
      ) : null}
      {decision === "rule" ? (
        <TextField {...form.field("needsReturn")} label="Items to return first (optional)" />
      ) : null}
      {decision === "extend" ? (
        <DateField {...form.dateField("until")} label="Last day to answer" marks={false} />
      ) : null}
      <TextAreaField {...form.field("reason")} label="Reason" rows={4} required />
      {cents > FOUR_EYES_CENTS ? (
        <p>This pays more than $5,000, so another operator has to confirm it.</p>
      ) : null}
    </FormDialog>
  );
}
