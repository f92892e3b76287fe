"use client";
import Link from "next/link";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { Thumb } from "@/components/ui/media/thumb";
import { amount } from "@/components/ui/money/amount";
import type { OwnProduct } from "@/contracts/catalogue/product/own-product";
import { statusOf } from "./product-status";
import styles from "./products.module.css";
import type { ProductActs } from "./use-product-acts";

type Props = { products: readonly OwnProduct[]; acts: ProductActs; onCopied: (id: string) => void };

const hrefOf = (id: string) => `/vendor/dashboard/product/${id}`;

/** The vendor's products, each with a checkbox, its status and its actions. */
export function ProductRows({ products, acts, onCopied }: Props) {
  const { selected, busy } = acts;
  const all = products.every(({ id }) => selected.has(id));
  return (
    <>
      <div className={styles.bulk} role="group" aria-label="With the selected products">
        <label className={styles.pick}>
          <input
            type="checkbox"
            checked={all}
            onChange={() => acts.select(all ? [] : products.map(({ id }) => id))}
          />
          <span>{selected.size > 0 ? `${selected.size} selected` : "Select all"}</span>
        </label>
        <Button variant="secondary" size="sm" busy={busy === "activate"} onClick={() => void acts.turn(1)}>
          Activate
        </Button>
        <Button variant="secondary" size="sm" busy={busy === "deactivate"} onClick={() => void acts.turn(0)}>
          Deactivate
        </Button>
        <Button variant="secondary" size="sm" onClick={acts.startPricing}>
          Change prices
        </Button>
      </div>
      <ul className={styles.rows}>
        {products.map((product) => (
          <Row key={product.id} product={product} acts={acts} onCopied={onCopied} />
        ))}
      </ul>
    </>
  );
}

function Row({ product, acts, onCopied }: Omit<Props, "products"> & { product: OwnProduct }) {
  const { id, productTitle, productPrice, productType, productFamily, productSkuCode, image } = product;
  const { word, tone, note } = statusOf(product);
  const facts = [productType?.name, ...productFamily, productSkuCode].filter(Boolean);
  return (
    <li className={styles.row} data-selected={acts.selected.has(id) || undefined}>
      <label className={styles.pick}>
        <input type="checkbox" checked={acts.selected.has(id)} onChange={() => acts.toggle(id)} />
        <span className="visually-hidden">Select {productTitle}</span>
      </label>
      <Thumb name={image} size={64} className={styles.picture ?? ""} />
      <div className={styles.what}>
        <Link href={hrefOf(id)} prefetch={false} className={styles.title}>
          {productTitle}
        </Link>
        <p className={styles.facts}>{facts.join(" · ")}</p>
      </div>
      <p className={styles.price}>
        {amount(productPrice.priceWithGST)}
        <span>all-in per {productPrice.priceMetric}</span>
      </p>
      <div className={styles.status}>
        <Badge tone={tone}>{word}</Badge>
        {note ? <span>{note}</span> : null}
      </div>
      <div className={styles.actions}>
        <Button
          variant="plain"
          size="sm"
          busy={acts.busy === id}
          aria-label={`Duplicate ${productTitle}`}
          onClick={() => void acts.copy(id).then((copy) => copy && onCopied(copy))}
        >
          Duplicate
        </Button>
        <Button
          variant="plain"
          size="sm"
          aria-label={`Delete ${productTitle}`}
          onClick={() => acts.askDelete(product)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
