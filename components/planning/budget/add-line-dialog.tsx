"use client";
import { SelectField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { AmountField } from "@/components/ui/money/amount-field";
import type { BudgetPlan } from "@/contracts/planning/budget/budget";
import { budgetLineBody } from "@/contracts/planning/budget/budget.schema";
import { categoryApi } from "@/services/catalogue/category";
import { useAddBudgetLineMutation } from "@/services/planning/budget";

/** Plans an amount for a category that has none yet, or for a custom line. */
export default function AddLineDialog({ plan, onClose }: { plan: BudgetPlan; onClose: () => void }) {
  const { data: categories = [] } = categoryApi.endpoints.masterCategories.useQuery();
  const [add] = useAddBudgetLineMutation();
  const form = useForm({
    initialValues: { categoryId: "", name: "", planned: "" },
    schema: budgetLineBody.omit(["categoryId"]),
    validateOnBlur: false,
    submit: async ({ categoryId, name, planned }) => {
      await add({ categoryId: categoryId || null, name, planned: Number(planned) }).unwrap();
      onClose();
    },
  });
  const taken = new Set(plan.lines.flatMap((line) => (line.id ? (line.category?.id ?? []) : [])));
  return (
    <FormDialog title="Add line" onClose={onClose} form={form} submit="Add line">
      <SelectField {...form.field("categoryId")} label="Category">
        <option value="">Something else</option>
        {categories
          .filter(({ _id }) => !taken.has(_id))
          .map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
      </SelectField>
      {form.values.categoryId ? null : (
        <TextField {...form.field("name")} label="Name" placeholder="Honeymoon" maxLength={60} />
      )}
      <AmountField
        {...form.field("planned")}
        label="Planned ($)"
        onAmount={(value) => form.set({ planned: value })}
      />
    </FormDialog>
  );
}
