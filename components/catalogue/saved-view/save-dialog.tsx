"use client";
import { TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { VIEW_NAME_MAX, type ViewList } from "@/contracts/catalogue/saved-view";
import { savedViewBody } from "@/contracts/catalogue/saved-view.schema";
import { notify } from "@/lib/notice/notify";
import { useSaveViewMutation } from "@/services/catalogue/saved-view";

type Props = { list: ViewList; search: string; onClose: () => void };

/** Asks for the name under which the current filters are kept. */
export default function SaveDialog({ list, search, onClose }: Props) {
  const [save] = useSaveViewMutation();
  const form = useForm({
    initialValues: { name: "" },
    schema: savedViewBody.pick(["name"]),
    validateOnBlur: false,
    submit: async ({ name }) => {
      const view = await save({ list, search, name }).unwrap();
      notify("success", `“${view.name}” is saved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Save this view"
      lead="The search, filters and order of this list, under a name. Only you see it."
      form={form}
      submit="Save view"
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        label="Name"
        placeholder="Such as: June weddings"
        maxLength={VIEW_NAME_MAX}
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
