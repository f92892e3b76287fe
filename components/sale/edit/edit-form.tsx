"use client";
import { useEffect, useState } from "react";
import { object, string } from "yup";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { SelectField, TextAreaField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { isApiError, messageOf } from "@/contracts/api-error";
import { type EditSide, ORDER_EDIT_DAYS, ORDER_EDIT_REQUESTED } from "@/contracts/sale/order/edit";
import { COMMENT_MAX, type OrderDetail } from "@/contracts/sale/order/order";
import { notify } from "@/lib/notice/notify";
import { usePreviewOrderEditQuery, useRequestOrderEditMutation } from "@/services/sale/edit";
import { EditDifference } from "./edit-difference";
import { EditItem } from "./edit-item";
import styles from "./edit-form.module.css";
import {
  type AddableProduct,
  type EditRow,
  isChanged,
  isComplete,
  itemsOf,
  newRow,
  rowsOf,
} from "./edit-rows";

const PREVIEW_DELAY_MS = 350;

const schema = object({
  comment: string().trim().max(COMMENT_MAX).required("Say why you’d like to change the order"),
});

type Props = {
  order: OrderDetail;
  side: EditSide;
  other: string;
  products: readonly AddableProduct[];
  onClose: () => void;
};

/** Requests a change: the items as they should be, the resulting amounts, and a comment. */
export default function EditForm({ order, side, other, products, onClose }: Props) {
  const [rows, setRows] = useState(() => rowsOf(order));
  const [added, setAdded] = useState(0);
  const ready = isComplete(rows) && isChanged(rows, order);
  const asked = useSettled(rows);
  const preview = usePreviewOrderEditQuery(
    { side, id: order.id, body: itemsOf(asked) },
    { skip: !(isComplete(asked) && isChanged(asked, order)) },
  );
  const [request] = useRequestOrderEditMutation();
  const form = useForm({
    initialValues: { comment: "" },
    schema,
    validateOnBlur: false,
    submit: async ({ comment }) => {
      if (!ready) throw new Error("Change an item first");
      await request({ side, id: order.id, body: { ...itemsOf(rows), comment: comment.trim() } }).unwrap();
      notify("success", ORDER_EDIT_REQUESTED);
      onClose();
    },
  });
  const change = (key: string, values: Partial<EditRow>) => {
    form.clearFailure();
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...values } : row)));
  };
  const add = (id: string) => {
    const product = products.find((each) => each.id === id);
    if (!product) return;
    setRows((all) => [...all, newRow(product, order.eventDate, added)]);
    setAdded(added + 1);
  };
  const drop = (row: EditRow) => {
    if (row.itemId === null) setRows((all) => all.filter(({ key }) => key !== row.key));
    else change(row.key, { removed: !row.removed });
  };

  return (
    <form {...form.formProps} className={styles.form}>
      <h2 id="edit-title" className={styles.title}>
        Request a change
      </h2>
      <FormAlert message={form.failure} complaints={[]} />
      <div className={styles.items}>
        {rows.map((row) => (
          <EditItem key={row.key} row={row} side={side} onChange={change} onDrop={drop} />
        ))}
      </div>
      {products.length > 0 ? (
        <SelectField id="edit-add" label="Add an item" value="" onChange={({ target }) => add(target.value)}>
          <option value="">Choose an item</option>
          {products.map(({ id, title, unitPrice }) => (
            <option key={id} value={id}>
              {title}, {unitPrice.toLocaleString("en-US", { style: "currency", currency: "USD" })}
            </option>
          ))}
        </SelectField>
      ) : null}
      <div aria-live="polite" className={styles.preview}>
        {!ready ? (
          <p className={styles.hint}>Change an item to see what the order would cost.</p>
        ) : preview.error ? (
          <Alert tone="bad">
            {isApiError(preview.error) ? messageOf(preview.error) : "Please try again"}
          </Alert>
        ) : preview.data ? (
          <EditDifference difference={preview.data} side={side} />
        ) : (
          <p className={styles.hint}>Working out the difference</p>
        )}
      </div>
      <TextAreaField
        {...form.field("comment")}
        label={`Message to ${other}`}
        hint={`They have ${ORDER_EDIT_DAYS} days to answer. Nothing changes until they accept.`}
        maxLength={COMMENT_MAX}
        rows={3}
      />
      <div className={styles.actions}>
        <SubmitButton busy={form.busy}>Send request</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Returns the rows once they have been unchanged for a moment. */
function useSettled(rows: EditRow[]): EditRow[] {
  const [settled, setSettled] = useState(rows);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(rows), PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [rows]);
  return settled;
}
