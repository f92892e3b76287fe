"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { SelectField, TextField } from "@/components/ui/form/field";
import { amount } from "@/components/ui/money/amount";
import { messageOf } from "@/contracts/api-error";
import { type PriceChange, ROUNDINGS } from "@/contracts/catalogue/product/bulk-change";
import type { PriceChangeBody } from "@/contracts/catalogue/product/bulk-change.schema";
import { useChangePricesMutation } from "@/services/catalogue/product";
import { UndoBulkChange } from "../import/undo-bulk-change";
import styles from "./products.module.css";

type Props = {
  /** The selected products; empty for all that match the filter. */
  ids: string[];
  filter: NonNullable<PriceChangeBody["filter"]>;
  /** How many products match the filter. */
  total: number;
  onClose: () => void;
};

/** Raises or lowers the prices of many products: the new prices are shown before they are saved, and can be undone. */
export default function PricesDialog({ ids, filter, total, onClose }: Props) {
  const [send, { isLoading }] = useChangePricesMutation();
  // The selection as it was when the dialog opened.
  const [which] = useState(ids.length > 0 ? { ids } : { filter });
  const [by, setBy] = useState<PriceChangeBody["by"]>("percent");
  const [value, setValue] = useState("");
  const [roundTo, setRoundTo] = useState(0);
  const [change, setChange] = useState<PriceChange | null>(null);
  const [problem, setProblem] = useState("");
  const count = "ids" in which ? ids.length : total;
  const edit = (apply: () => void) => {
    apply();
    setChange(null);
    setProblem("");
  };
  const run = async (preview: boolean) => {
    const number = Number(value.replace("\u2212", "-").replace(/[,%$\s]/g, ""));
    if (!value.trim() || !Number.isFinite(number) || number === 0) {
      return setProblem("Enter a number, such as 5 or -5");
    }
    try {
      setChange(await send({ ...which, preview, by, value: number, roundTo } as PriceChangeBody).unwrap());
      setProblem("");
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const isDone = change?.done ?? false;
  return (
    <Dialog
      open
      title={isDone ? "Prices changed" : "Change prices"}
      lead={`${count === 1 ? "1 product" : `${count} products`}: prices as listed, before service charge and GST. Prices by day change too, extras stay.`}
      busy={isLoading}
      onClose={onClose}
      actions={
        isDone ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            {change && change.changed > 0 ? (
              <Button busy={isLoading} onClick={() => void run(false)}>
                Change {change.changed === 1 ? "1 price" : `${change.changed} prices`}
              </Button>
            ) : (
              <Button busy={isLoading} onClick={() => void run(true)}>
                Show new prices
              </Button>
            )}
          </>
        )
      }
    >
      {isDone ? null : (
        <div className={styles.pricing}>
          <SelectField
            id="price-by"
            label="Change by"
            value={by}
            onChange={({ target }) => edit(() => setBy(target.value as PriceChangeBody["by"]))}
          >
            <option value="percent">Percent</option>
            <option value="sum">Dollars</option>
          </SelectField>
          <TextField
            id="price-value"
            label={by === "percent" ? "Percent" : "Dollars"}
            hint="With a minus to lower prices."
            inputMode="text"
            maxLength={12}
            placeholder={by === "percent" ? "5" : "50"}
            value={value}
            error={problem || undefined}
            onChange={({ target }) => edit(() => setValue(target.value))}
          />
          <SelectField
            id="price-round"
            label="Round to"
            value={roundTo}
            onChange={({ target }) => edit(() => setRoundTo(Number(target.value)))}
          >
            {ROUNDINGS.map((step) => (
              <option key={step} value={step}>
                {step === 0 ? "Cents" : `$${step}`}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <div role="status">
        {change ? <NewPrices change={change} /> : null}
        {change?.bulkChangeId ? (
          <UndoBulkChange id={change.bulkChangeId} label="Undo this price change" />
        ) : null}
      </div>
    </Dialog>
  );
}

function NewPrices({ change: { changed, products, reviewed, done } }: { change: PriceChange }) {
  if (changed === 0) return <p>These prices stay as they are.</p>;
  return (
    <>
      <ul className={styles.newPrices}>
        {products.map(({ _id, title, before, after }) => (
          <li key={_id}>
            <span>{title}</span>
            <span>
              <del>{amount(before)}</del> <ins>{amount(after)}</ins>
            </span>
          </li>
        ))}
      </ul>
      {changed > products.length ? <p>Showing the first {products.length}.</p> : null}
      {reviewed > 0 ? (
        <Alert tone="info">
          {reviewed === 1 ? "1 published product keeps" : `${reviewed} published products keep`} the current
          price
          {done ? "" : ", once you save,"} until we’ve reviewed the new one.
        </Alert>
      ) : null}
    </>
  );
}
