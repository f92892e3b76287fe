"use client";
import { useId } from "react";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { AmountField } from "@/components/ui/money/amount-field";
import type { BudgetPlan } from "@/contracts/planning/budget/budget";
import { budgetTotalBody } from "@/contracts/planning/budget/budget.schema";
import { toCents } from "@/lib/money";
import { useSetBudgetTotalMutation } from "@/services/planning/budget";
import { SharePreview } from "./share-preview";

/** Sets the whole budget, and shows the lines after they adjust to it. */
export default function TotalDialog({ plan, onClose }: { plan: BudgetPlan; onClose: () => void }) {
  const id = useId();
  const [save] = useSetBudgetTotalMutation();
  const hasLines = plan.lines.some((line) => line.id !== null);
  const form = useForm({
    initialValues: { total: plan.total === null ? "" : String(plan.total), share: hasLines },
    schema: budgetTotalBody,
    validateOnBlur: false,
    submit: async ({ total, share }) => {
      await save({ total: Number(total), share }).unwrap();
      onClose();
    },
  });
  const cents = toCents(Number(form.values.total) || 0);
  return (
    <FormDialog title="Your budget" onClose={onClose} form={form} submit="Save budget">
      <AmountField
        {...form.field("total")}
        label="Whole budget ($)"
        autoFocus
        onAmount={(value) => form.set({ total: value })}
      />
      {hasLines ? (
        <CheckboxField
          id={`${id}-share`}
          name="share"
          label="Scale the lines that aren’t locked to fit"
          checked={form.values.share}
          onChange={({ target }) => form.set({ share: target.checked })}
        />
      ) : null}
      {hasLines && form.values.share && cents > 0 ? (
        <SharePreview plan={plan} total={cents} changed={null} />
      ) : null}
    </FormDialog>
  );
}
