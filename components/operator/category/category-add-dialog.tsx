"use client";
import { SelectField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { type CategoryKind, CATEGORY_LEVELS } from "@/contracts/catalogue/category";
import type { OperatorCategory } from "@/contracts/catalogue/operator-category";
import { categoryAddBody } from "@/contracts/catalogue/operator-category.schema";
import { notify } from "@/lib/notice/notify";
import { useAddCategoryMutation } from "@/services/operator/category";

type Props = { parent: OperatorCategory; onAdded: (id: string) => void; onClose: () => void };

/** Adds a category or product type below another category. */
export default function CategoryAddDialog({ parent, onAdded, onClose }: Props) {
  const [add] = useAddCategoryMutation();
  const mayHaveCategories = parent.level < CATEGORY_LEVELS;
  const initial: CategoryKind = mayHaveCategories ? "category" : "productType";
  const form = useForm({
    initialValues: { kind: initial as string, parentId: parent._id, name: "" },
    schema: categoryAddBody,
    validateOnBlur: false,
    submit: async (values) => {
      const { nodes } = await add(await categoryAddBody.validate(values)).unwrap();
      const added = nodes.findLast(
        ({ parentId, name }) => parentId === parent._id && name === values.name.trim(),
      );
      notify("success", `Added ${values.name.trim()}`);
      onClose();
      if (added) onAdded(added._id);
    },
  });
  return (
    <FormDialog
      title={`Add below ${parent.name}`}
      lead="Vendors can choose it for their products at once. Couples see it when something is on sale."
      form={form}
      submit="Add"
      onClose={onClose}
    >
      {mayHaveCategories ? (
        <SelectField {...form.field("kind")} label="What">
          <option value="category">{parent.level === 1 ? "Category" : "Sub-category"}</option>
          <option value="productType">Product type</option>
        </SelectField>
      ) : null}
      <TextField {...form.field("name")} label="Name" maxLength={60} autoFocus required />
    </FormDialog>
  );
}
