"use client";
import { useId } from "react";
import type { Undo } from "@/components/ui/feedback/undo/use-undo";
import { Button } from "@/components/ui/action/button";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { TextField } from "@/components/ui/form/field";
import { useForm } from "@/components/ui/form/use-form";
import { AmountField } from "@/components/ui/money/amount-field";
import type { BudgetLine, BudgetPlan } from "@/contracts/planning/budget/budget";
import { budgetLineChangeBody } from "@/contracts/planning/budget/budget.schema";
import { toCents } from "@/lib/money";
import {
  useAddBudgetLineMutation,
  useChangeBudgetLineMutation,
  useRemoveBudgetLineMutation,
} from "@/services/planning/budget";
import { SharePreview } from "./share-preview";

type Props = {
  line: BudgetLine & { id: string };
  plan: BudgetPlan;
  onClose: () => void;
  onDone: (undo: Undo) => void;
};

/** Changes a line's planned amount, and shows the effect on the others. */
export default function LineDialog({ line, plan, onClose, onDone }: Props) {
  const id = useId();
  const [change] = useChangeBudgetLineMutation();
  const [remove, removal] = useRemoveBudgetLineMutation();
  const [add] = useAddBudgetLineMutation();
  const form = useForm({
    initialValues: {
      name: line.name,
      planned: String(line.planned),
      locked: line.locked,
      share: plan.total !== null,
    },
    schema: budgetLineChangeBody,
    validateOnBlur: false,
    submit: async ({ planned, ...values }) => {
      await change({ id: line.id, planned: Number(planned), ...values }).unwrap();
      onClose();
    },
  });
  const discard = async () => {
    const { error } = await remove(line.id);
    if (error) return;
    onClose();
    onDone({
      message: `Deleted: ${line.name}`,
      undo: () => add({ name: line.name, categoryId: line.category?.id ?? null, planned: line.planned }),
    });
  };
  const cents = toCents(Number(form.values.planned) || 0);
  const moved = cents !== toCents(line.planned);
  return (
    <FormDialog
      title={line.name}
      onClose={onClose}
      form={form}
      submit="Save plan"
      extra={
        <Button data-start variant="plain" busy={removal.isLoading} onClick={() => void discard()}>
          Delete line
        </Button>
      }
    >
      {line.category ? null : <TextField {...form.field("name")} label="Name" maxLength={60} />}
      <AmountField
        {...form.field("planned")}
        label="Planned ($)"
        onAmount={(value) => form.set({ planned: value })}
      />
      <CheckboxField
        id={`${id}-locked`}
        name="locked"
        label="Lock this amount: it stays when other lines share out the rest"
        checked={form.values.locked}
        onChange={({ target }) => form.set({ locked: target.checked })}
      />
      {plan.total === null ? null : (
        <CheckboxField
          id={`${id}-share`}
          name="share"
          label="Share the rest of your budget among the lines that aren’t locked"
          checked={form.values.share}
          onChange={({ target }) => form.set({ share: target.checked })}
        />
      )}
      {plan.total !== null && form.values.share && moved ? (
        <SharePreview plan={plan} total={toCents(plan.total)} changed={{ id: line.id, cents }} />
      ) : null}
    </FormDialog>
  );
}
