"use client";
import { object } from "yup";
import { SelectField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { CATEGORY_LEVELS } from "@/contracts/catalogue/category";
import type { OperatorCategory } from "@/contracts/catalogue/operator-category";
import { text } from "@/contracts/fields.schema";
import { notify } from "@/lib/notice/notify";
import { useMoveCategoryMutation } from "@/services/operator/category";

type Props = { node: OperatorCategory; nodes: readonly OperatorCategory[]; onClose: () => void };

const schema = object({ parentId: text().required("Please choose where it goes") });

/** Moves a category or product type, with everything below it, to another category. */
export default function CategoryMoveDialog({ node, nodes, onClose }: Props) {
  const [move] = useMoveCategoryMutation();
  const form = useForm({
    initialValues: { parentId: node.parentId ?? "" },
    schema,
    validateOnBlur: false,
    submit: async ({ parentId }) => {
      const last = nodes.filter((each) => each.parentId === parentId && each.kind === node.kind).length;
      await move({ id: node._id, body: { parentId, position: last } }).unwrap();
      notify("success", `Moved ${node.name}`);
      onClose();
    },
  });
  const { products } = node;
  return (
    <FormDialog
      title={`Move ${node.name}`}
      lead={`Everything below it moves along${products > 0 ? `, with ${products === 1 ? "1 product" : `${products} products`} on sale` : ""}. Addresses stay, and search finds it in its new place at once.`}
      form={form}
      submit="Move"
      disabled={form.values.parentId === node.parentId}
      onClose={onClose}
    >
      <SelectField {...form.field("parentId")} label="Move to" autoFocus>
        {placesFor(node, nodes).map(({ _id, level, name }) => (
          <option key={_id} value={_id}>
            {`${"\u00a0\u00a0\u00a0".repeat(level - 1)}${name}`}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

/** Returns the categories that have room for the node and everything below it. */
function placesFor(node: OperatorCategory, nodes: readonly OperatorCategory[]): OperatorCategory[] {
  const branch = new Set([node._id]);
  let lowest = node.level;
  for (const each of nodes) {
    if (!each.parentId || !branch.has(each.parentId)) continue;
    branch.add(each._id);
    lowest = Math.max(lowest, each.level);
  }
  const isType = node.kind === "productType";
  return nodes.filter(
    ({ _id, kind, level }) =>
      kind === "category" &&
      !branch.has(_id) &&
      (isType || level + 1 + lowest - node.level <= CATEGORY_LEVELS),
  );
}
