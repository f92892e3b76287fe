import { Price } from "@/components/ui/money/price";
import { MediaImage } from "@/components/ui/media/media-image";
import type { ProductHit } from "@/contracts/catalogue/search/search";
import { toCents } from "@/lib/money";
import { WeddingPrice } from "@/components/catalogue/price/wedding-price";
import { productHref } from "@/components/catalogue/links/product-href";
import { t, td } from "@/lib/words/t";
import styles from "./product-tile.module.css";

/** A product in a row of others. The whole tile links to its page. */
export function ProductTile({ product }: { product: ProductHit }) {
  const { productPrice, vendor } = product;
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <MediaImage name={product.image} alt="" width={480} height={360} sizes="13.5rem" />
      </div>
      <h3 className={styles.name}>
        <a href={productHref(vendor, product)}>{product.productTitle}</a>
      </h3>
      <p className={styles.seller}>{vendor.vendorName}</p>
      <p>
        <WeddingPrice of="product" id={product.id}>
          <Price
            total={toCents(productPrice.priceWithGST)}
            metric={t("per {unit}", { unit: td(productPrice.priceMetric) })}
          />
        </WeddingPrice>
      </p>
    </article>
  );
}
