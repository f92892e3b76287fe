"use client";
import { useMemo, useSyncExternalStore } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { MessagePage } from "@/components/ui/feedback/message-page/message-page";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import { PREVIEW_KEY, productOfPreview } from "./preview-payload";
import { productHref } from "@/components/catalogue/links/product-href";
import styles from "./product-preview.module.css";
import { ProductView } from "./product-view";

type Props = {
  /** The published product in the address. Without one, the preview shows this tab's payload of the product form. */
  product: ProductDetail | null;
  today: string;
};

/** No subscription needed: the payload only changes on another page of this tab. */
const never = () => () => undefined;
const kept = () => {
  try {
    return sessionStorage.getItem(PREVIEW_KEY);
  } catch {
    return null;
  }
};

/** A product as couples will see it once it is published. */
export function ProductPreview({ product, today }: Props) {
  const text = useSyncExternalStore(never, kept, () => null);
  const drafted = useMemo(() => productOfPreview(text), [text]);
  const shown = product ?? drafted;
  if (!shown) return <NothingToShow />;
  const { vendorName } = shown.vendor;
  return (
    <ProductView
      product={shown}
      today={today}
      trail={
        <p className={styles.note} role="note">
          <strong>Preview.</strong>{" "}
          {product ? "This is what couples see now. " : "Couples cannot see this yet. "}
          {product ? <a href={productHref(product.vendor, product)}>Open its page</a> : null}
        </p>
      }
      seller={vendorName ? <p className={styles.seller}>{vendorName}</p> : null}
      order={
        <p className={styles.order}>
          {shown.forSale
            ? "Here couples choose how many and for which day, and add it to their cart."
            : "Couples cannot order this while selling is switched off."}
        </p>
      }
    />
  );
}

function NothingToShow() {
  return (
    <MessagePage
      title="Nothing to preview yet"
      drawing="empty"
      actions={
        <>
          <ButtonLink href="/vendor/dashboard">Go to your dashboard</ButtonLink>
          <ButtonLink href="/vendor" variant="secondary">
            Find vendors
          </ButtonLink>
        </>
      }
    >
      <p>
        This page shows a product as couples will see it. Open it from the product form, with at least a title
        filled in, in the same tab.
      </p>
    </MessagePage>
  );
}
