"use client";
import { useId } from "react";
import { DateField } from "@/components/ui/form/date/date-field";
import type { Undo } from "@/components/ui/feedback/undo/use-undo";
import { Button } from "@/components/ui/action/button";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { useForm } from "@/components/ui/form/use-form";
import type { PlanTask } from "@/contracts/planning/checklist";
import { taskBody } from "@/contracts/planning/checklist.schema";
import { categoryApi } from "@/services/catalogue/category";
import {
  useAddTaskMutation,
  useChangeTaskMutation,
  useRemoveTaskMutation,
} from "@/services/planning/checklist";

type Props = {
  /** Null for a new task. */
  task: PlanTask | null;
  assignees: readonly string[];
  onClose: () => void;
  onDone: (undo: Undo) => void;
};

/** Adds, edits or deletes a task. */
export default function TaskDialog({ task, assignees, onClose, onDone }: Props) {
  const id = useId();
  const { data: categories = [] } = categoryApi.endpoints.masterCategories.useQuery();
  const [add] = useAddTaskMutation();
  const [change] = useChangeTaskMutation();
  const [remove, removal] = useRemoveTaskMutation();
  const form = useForm({
    initialValues: {
      title: task?.title ?? "",
      notes: task?.notes ?? "",
      assignee: task?.assignee ?? "",
      dueOn: task?.dueOn ?? "",
      pinned: task?.pinned ?? false,
      categoryId: task?.category?.id ?? "",
    },
    schema: taskBody.omit(["categoryId", "vendorId"]),
    validateOnBlur: false,
    submit: async ({ dueOn, categoryId, ...values }) => {
      const body = { ...values, dueOn: dueOn || null, categoryId: categoryId || null };
      if (task) await change({ id: task.id, ...body }).unwrap();
      else await add(body).unwrap();
      onClose();
    },
  });

  const discard = async () => {
    if (!task) return;
    const { title, notes, assignee, dueOn, pinned } = task;
    const { error } = await remove(task.id);
    if (error) return;
    onClose();
    const again = { title, notes, assignee, dueOn, pinned };
    onDone({
      message: `Deleted: ${title}`,
      undo: () => add({ ...again, categoryId: task.category?.id ?? null, vendorId: task.vendor?.id ?? null }),
    });
  };

  // The category may be below the menu's first level.
  const known = categories.some(({ _id }) => _id === task?.category?.id);
  return (
    <FormDialog
      title={task ? "Edit task" : "Add task"}
      onClose={onClose}
      form={form}
      submit={task ? "Save task" : "Add task"}
      extra={
        task ? (
          <Button data-start variant="plain" busy={removal.isLoading} onClick={() => void discard()}>
            Delete task
          </Button>
        ) : null
      }
    >
      <TextField {...form.field("title")} label="What there is to do" maxLength={140} autoFocus={!task} />
      <DateField
        {...form.dateField("dueOn")}
        label="Due"
        hint={
          form.values.pinned
            ? "Stays on this date when your wedding day moves."
            : "Moves along when your wedding day moves."
        }
      />
      <CheckboxField
        id={`${id}-pinned`}
        name="pinned"
        label="Pin this date"
        checked={form.values.pinned}
        onChange={({ target }) => form.set({ pinned: target.checked })}
      />
      <TextField
        {...form.field("assignee")}
        label="Who does it (optional)"
        list={`${id}-people`}
        maxLength={60}
      />
      <datalist id={`${id}-people`}>
        {assignees.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <SelectField
        {...form.field("categoryId")}
        label="Category (optional)"
        hint="When you book something in it, this task ticks itself."
      >
        <option value="">None</option>
        {task?.category && !known ? <option value={task.category.id}>{task.category.name}</option> : null}
        {categories.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...form.field("notes")} label="Notes (optional)" rows={3} maxLength={2000} />
    </FormDialog>
  );
}
