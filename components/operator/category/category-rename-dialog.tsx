"use client";
import { TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import type { OperatorCategory } from "@/contracts/catalogue/operator-category";
import { categoryRenameBody } from "@/contracts/catalogue/operator-category.schema";
import { notify } from "@/lib/notice/notify";
import { useRenameCategoryMutation } from "@/services/operator/category";

type Props = { node: OperatorCategory; onClose: () => void };

/** Changes the name and the address of a category or product type. */
export default function CategoryRenameDialog({ node, onClose }: Props) {
  const [rename] = useRenameCategoryMutation();
  const form = useForm({
    initialValues: { name: node.name, slug: node.slug },
    schema: categoryRenameBody,
    validateOnBlur: false,
    submit: async (values) => {
      await rename({ id: node._id, body: await categoryRenameBody.validate(values) }).unwrap();
      notify("success", "Saved");
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Rename ${node.name}`}
      lead="If you change the address, links to the old one lead to the new one."
      form={form}
      submit="Save changes"
      onClose={onClose}
    >
      <TextField {...form.field("name")} label="Name" maxLength={60} autoFocus required />
      <TextField
        {...form.field("slug")}
        label="Address"
        hint={node.level === 1 ? "The address of a master category can’t change." : "/vendor?category=…"}
        readOnly={node.level === 1}
        maxLength={80}
        required
      />
    </FormDialog>
  );
}
