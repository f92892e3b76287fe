"use client";
import { Sums } from "@/components/ui/money/sums";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useState } from "react";
import { Card } from "@/components/ui/page/card";
import { SelectField, TextField } from "@/components/ui/form/field";
import type { CampaignTree } from "@/contracts/sale/promotion/campaign-tree";
import type { CampaignPreview, PromotionType } from "@/contracts/sale/promotion/promotion";
import { previewBody } from "@/contracts/sale/promotion/promotion.schema";
import { useGetProductsOfVendorQuery, usePreviewCampaignQuery } from "@/services/sale/promotion";
import { useAppSelector } from "@/store/hooks";
import styles from "./campaign-form.module.css";
import type { CampaignValues } from "./campaign-values";

type Props = { type: PromotionType; values: CampaignValues; scope: CampaignTree };

const PAUSE_MS = 350;

/** Previews a couple's price for one of the vendor's products under the form's current values. */
export function PreviewPanel({ type, values, scope }: Props) {
  const vendorId = useAppSelector((state) => state.auth.userData?.id);
  const { data: families } = useGetProductsOfVendorQuery(vendorId ?? skipToken);
  const products = families?.flatMap(({ docs }) => docs) ?? [];
  const [chosen, setChosen] = useState("");
  const [quantity, setQuantity] = useState("1");
  const productId = chosen || products[0]?.id;
  const { kind, percent, amount: off, cap, minSpend } = values;
  const draft = { kind, percent, amount: off, cap, minSpend, productId, quantity: quantity || "1", ...scope };
  const settled = useSettled(JSON.stringify(draft));
  const given: unknown = JSON.parse(settled);
  const valid = previewBody.isValidSync(given);
  const { data, isFetching } = usePreviewCampaignQuery(
    valid ? { type, draft: previewBody.cast(given) } : skipToken,
  );
  return (
    <Card as="section" tone="sunk" className={styles.preview ?? ""} aria-labelledby="preview-title">
      <h2 id="preview-title" className={styles.title}>
        What a couple pays
      </h2>
      {families && products.length === 0 ? (
        <p className={styles.hint}>Publish a product to see an example.</p>
      ) : (
        <>
          <SelectField
            id="preview-product"
            label="Product"
            value={productId ?? ""}
            onChange={({ target }) => setChosen(target.value)}
          >
            {products.map(({ id, productTitle }) => (
              <option key={id} value={id}>
                {productTitle}
              </option>
            ))}
          </SelectField>
          <TextField
            id="preview-quantity"
            label="Quantity"
            inputMode="numeric"
            maxLength={3}
            value={quantity}
            onChange={({ target }) => setQuantity(target.value.replace(/\D/g, ""))}
          />
          <div aria-live="polite" aria-busy={isFetching}>
            {valid && data ? <Example type={type} preview={data} /> : null}
            {valid ? null : <p className={styles.hint}>Fill in what it gives to see an example.</p>}
          </div>
        </>
      )}
    </Card>
  );
}

function Example({ type, preview }: { type: PromotionType; preview: CampaignPreview }) {
  const { before, discount, voucher, pays, reason } = preview;
  return (
    <>
      <Sums
        rows={[
          { label: "Without it, all-in", amount: before },
          type === "discount" && !reason ? { label: "Discount", amount: discount, kind: "off" } : null,
          voucher > 0 ? { label: "Voucher pays", amount: voucher, kind: "off" } : null,
          { label: "The couple pays", amount: pays, kind: "total" },
        ]}
      />
      {reason ? <p className={styles.hint}>It doesn’t apply here: “{reason}”</p> : null}
    </>
  );
}

/** Returns the value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
