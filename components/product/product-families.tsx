import type { ProductFamily } from "@/contracts/product";
import { productHref } from "./product-href";
import { ProductItem } from "./product-item";
import styles from "./product-families.module.css";

type Props = {
  families: readonly ProductFamily[];
  vendor: { slug: string };
  /** Today in Singapore: the earliest day that can be booked. */
  today: string;
  /** A day that the address asks for already. */
  date: string;
};

/** All that a vendor sells, under its own headings. */
export function ProductFamilies({ families, vendor, today, date }: Props) {
  return families.map(({ productFamily, docs }) => (
    <section key={productFamily} className={styles.family} aria-label={productFamily}>
      <h3 className={styles.title}>
        {productFamily} <span className={styles.count}>{docs.length}</span>
      </h3>
      <ul className={styles.items}>
        {docs.map((product) => (
          <li key={product.id}>
            <ProductItem product={product} href={productHref(vendor, product)} today={today} date={date} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
