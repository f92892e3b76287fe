import { Button } from "@/components/ui/action/button";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { AmountField } from "@/components/ui/money/amount-field";
import { OFFER_LIMITS, type OfferOptions } from "@/contracts/sale/offer";
import { type ExtraDraft, type ItemDraft, newExtra } from "./offer-draft";
import styles from "./offer-composer.module.css";

type Props = {
  item: ItemDraft;
  product: OfferOptions["products"][number] | undefined;
  onChange: (item: ItemDraft) => void;
  onRemove: () => void;
};

const digits = (typed: string) => typed.replace(/\D/g, "").slice(0, 3);

/** One product of the offer: quantity, price, what is included, and extras. */
export function OfferItem({ item, product, onChange, onRemove }: Props) {
  const id = `offer-${item.productId}`;
  const { title, priceMetric, extras } = item;
  const set = (some: Partial<ItemDraft>) => onChange({ ...item, ...some });
  const setExtra = (key: string, some: Partial<ExtraDraft>) =>
    set({ extras: extras.map((each) => (each.key === key ? { ...each, ...some } : each)) });
  const offered = product?.extras.filter(({ name }) => !extras.some((each) => each.name === name)) ?? [];
  const add = (name: string) => {
    const known = offered.find((each) => each.name === name) ?? {
      name: "",
      unitPrice: 0,
      per: "once" as const,
    };
    set({ extras: [...extras, newExtra(known)] });
  };
  return (
    <fieldset className={styles.item}>
      <legend className={styles.itemTitle}>{title}</legend>
      <div className={styles.pair}>
        <TextField
          id={`${id}-quantity`}
          label={`Quantity (${priceMetric})`}
          inputMode="numeric"
          value={item.quantity}
          onChange={({ target }) => set({ quantity: digits(target.value) })}
          error={Number(item.quantity) > 0 ? undefined : "Enter at least 1"}
        />
        <AmountField
          id={`${id}-price`}
          label="Price for one, all-in"
          value={item.unitPrice}
          onAmount={(unitPrice) => set({ unitPrice })}
          error={Number(item.unitPrice) > 0 ? undefined : "Enter a price"}
        />
      </div>
      <TextAreaField
        id={`${id}-includes`}
        label="What’s included (optional)"
        rows={2}
        maxLength={OFFER_LIMITS.includes}
        value={item.includes}
        onChange={({ target }) => set({ includes: target.value })}
      />
      {extras.map((extra, at) => (
        <div key={extra.key} className={styles.extra} role="group" aria-label={`Extra ${at + 1} of ${title}`}>
          <TextField
            id={`${id}-${extra.key}-name`}
            label="Extra"
            maxLength={OFFER_LIMITS.extraName}
            value={extra.name}
            onChange={({ target }) => setExtra(extra.key, { name: target.value })}
            error={extra.name.trim() ? undefined : "Name the extra"}
          />
          <TextField
            id={`${id}-${extra.key}-quantity`}
            label="How many"
            inputMode="numeric"
            value={extra.quantity}
            onChange={({ target }) => setExtra(extra.key, { quantity: digits(target.value).slice(0, 2) })}
          />
          <AmountField
            id={`${id}-${extra.key}-price`}
            label="Price, all-in"
            value={extra.unitPrice}
            onAmount={(unitPrice) => setExtra(extra.key, { unitPrice })}
          />
          <SelectField
            id={`${id}-${extra.key}-per`}
            label="Charged"
            value={extra.per}
            onChange={({ target }) => setExtra(extra.key, { per: target.value === "unit" ? "unit" : "once" })}
          >
            <option value="once">once</option>
            <option value="unit">per {priceMetric}</option>
          </SelectField>
          <Button
            variant="plain"
            size="sm"
            aria-label={`Remove ${extra.name || "this extra"}`}
            onClick={() => set({ extras: extras.filter(({ key }) => key !== extra.key) })}
          >
            Remove
          </Button>
        </div>
      ))}
      <div className={styles.itemActions}>
        {extras.length < OFFER_LIMITS.extras ? (
          <SelectField
            id={`${id}-add`}
            label="Add an extra"
            value=""
            onChange={({ target }) => add(target.value)}
          >
            <option value="">Choose an extra</option>
            {offered.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
            <option value="(own)">Something else</option>
          </SelectField>
        ) : null}
        <Button variant="plain" size="sm" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove product
        </Button>
      </div>
    </fieldset>
  );
}
