import { type InferType, number, object } from "yup";
import { text, uuid } from "@/contracts/fields.schema";
import { CATEGORY_KINDS } from "./category";

const name = () => text().max(60, "The name must be at most 60 characters").required("Please enter a name");

/** POST /operator/category: as the last one below `parentId`. */
export const categoryAddBody = object({
  kind: text()
    .oneOf(CATEGORY_KINDS, "Please choose a category or a product type")
    .required("Please choose what to add"),
  parentId: uuid().required("Please choose where it goes"),
  name: name(),
});
export type CategoryAddBody = InferType<typeof categoryAddBody>;

/** PATCH /operator/category/{id}: its name, and its part of the address. */
export const categoryRenameBody = object({
  name: name(),
  slug: text()
    .max(80, "The address must be at most 80 characters")
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      message: "Use small letters, digits and single hyphens, as in “garden-venues”",
      excludeEmptyString: true,
    })
    .required("Please enter the address"),
});
export type CategoryRenameBody = InferType<typeof categoryRenameBody>;

/** POST /operator/category/{id}/move. `position` counts from 0; `parentId` is null for a master category. */
export const categoryMoveBody = object({
  parentId: uuid().nullable().default(null),
  position: number().integer().min(0).max(1_000).required("Please choose a position"),
});
export type CategoryMoveBody = InferType<typeof categoryMoveBody>;
