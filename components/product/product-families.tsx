import type { ProductFamily } from "@/contracts/product";
import { ProductItem } from "./product-item";
import styles from "./product-families.module.css";

type Props = {
  families: readonly ProductFamily[];
  /** Slug of the product whose details the address asks for. */
  openProduct: string;
  vendorHref: string;
  /** Today in Singapore: the earliest day that can be booked. */
  today: string;
};

/** All that a vendor sells, under its own headings. */
export function ProductFamilies({ families, openProduct, vendorHref, today }: Props) {
  return families.map(({ productFamily, docs }) => (
    <section key={productFamily} className={styles.family} aria-label={productFamily}>
      <h3 className={styles.title}>
        {productFamily} <span className={styles.count}>{docs.length}</span>
      </h3>
      <ul className={styles.items}>
        {docs.map((product) => (
          <li key={product.id}>
            <ProductItem
              product={product}
              open={product.slug === openProduct || product.id === openProduct}
              vendorHref={vendorHref}
              today={today}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
