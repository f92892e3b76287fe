import { array, boolean, type InferType, number, object, string } from "yup";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import {
  ASSIGNEE_MAX,
  CEREMONIES,
  type Ceremony,
  TASK_FILTERS,
  TASK_NOTES_MAX,
  TASK_TITLE_MAX,
  type TaskFilter,
} from "./checklist";

const title = () => text().max(TASK_TITLE_MAX, `Please keep the task within ${TASK_TITLE_MAX} characters`);
const rest = {
  notes: text().max(TASK_NOTES_MAX, `Please keep the notes within ${TASK_NOTES_MAX} characters`),
  assignee: text().max(ASSIGNEE_MAX, `Please keep the name within ${ASSIGNEE_MAX} characters`),
  dueOn: isoDate().nullable(),
  pinned: boolean(),
  categoryId: uuid().nullable(),
  vendorId: uuid().nullable(),
};

/** GET /planning/checklist. */
export const checklistQuery = object({
  page: number().integer().min(1).max(1000).default(1),
  limit: number().integer().min(1).max(100).default(100),
  filter: string<TaskFilter>().oneOf(TASK_FILTERS).default("open"),
  /** Only this person's tasks. */
  who: text().max(ASSIGNEE_MAX).default(""),
});
export type ChecklistQuery = InferType<typeof checklistQuery>;

/** POST /planning/checklist. */
export const taskBody = object({ title: title().required("Please say what there is to do"), ...rest });
export type TaskBody = InferType<typeof taskBody>;

/** PATCH /planning/checklist/{id}: changes the given fields. */
export const taskChangeBody = object({
  title: title().min(1, "Please say what there is to do"),
  ...rest,
  done: boolean(),
});
export type TaskChangeBody = InferType<typeof taskChangeBody>;

/** POST /planning/checklist/templates. */
export const templatesBody = object({
  ceremonies: array(string<Ceremony>().oneOf(CEREMONIES, "Please choose a ceremony from the list").required())
    .min(1, "Please choose at least one ceremony")
    .max(CEREMONIES.length)
    .required("Please choose at least one ceremony"),
});
export type TemplatesBody = InferType<typeof templatesBody>;
