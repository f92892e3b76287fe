import { type InferType, object, string } from "yup";
import { text } from "@/contracts/fields.schema";
import { VIEW_LISTS, VIEW_NAME_MAX, VIEW_SEARCH_MAX, type ViewList } from "./saved-view";

const list = () => string<ViewList>().oneOf(VIEW_LISTS, `list must be one of ${VIEW_LISTS.join(", ")}`);

/** GET /vendor/view */
export const savedViewsQuery = object({ list: list().required("list is required") });
export type SavedViewsQuery = InferType<typeof savedViewsQuery>;

/** POST /vendor/view: a name that the person has already used for the list is given a new content. */
export const savedViewBody = object({
  list: list().required("list is required"),
  name: text()
    .max(VIEW_NAME_MAX, `Use at most ${VIEW_NAME_MAX} characters for the name`)
    .required("Name the view, such as “Due this month”"),
  search: text()
    .max(VIEW_SEARCH_MAX, "These filters are too long to be saved")
    .required("Choose a filter or an order first"),
});
export type SavedViewBody = InferType<typeof savedViewBody>;
