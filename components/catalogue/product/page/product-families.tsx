import type { ProductFamily } from "@/contracts/catalogue/product/product";
import { productHref } from "@/components/catalogue/links/product-href";
import { ProductItem } from "@/components/catalogue/product/product-item";
import styles from "./product-families.module.css";

type Props = {
  families: readonly ProductFamily[];
  vendor: { slug: string };
  /** Today in Singapore: the earliest date that can be booked. */
  today: string;
  /** A date preselected by the address. */
  date: string;
};

/** All products of a vendor, under the vendor's own headings. */
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
