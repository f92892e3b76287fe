import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Price } from "@/components/ui/price";
import { MediaImage } from "@/components/vendor/media-image";
import { MAX_QUANTITY } from "@/contracts/cart";
import type { ProductDetail } from "@/contracts/product";
import { toCents } from "@/lib/money";
import { AddToCart } from "./add-to-cart";
import { PriceBreakdown } from "./price-breakdown";
import { ProductDetails } from "./product-details";
import styles from "./product-item.module.css";
import { quantityRule } from "./quantity";

type Props = { product: ProductDetail; open: boolean; vendorHref: string; today: string };

/** One product: what it is, what it costs all-in, everything about it folded, and the way into the cart. */
export function ProductItem({ product, open, vendorHref, today }: Props) {
  const { id, slug, productTitle, productPrice, forSale } = product;
  const rule = quantityRule(product);
  return (
    <article className={styles.item} id={`product-${slug}`}>
      <div className={styles.picture}>
        <MediaImage
          name={product.image}
          alt=""
          width={480}
          height={360}
          sizes="(min-width: 48rem) 13rem, 7rem"
        />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <div className={styles.badges}>
            {product.featuredProduct ? <Badge tone="brass">Couples’ favourite</Badge> : null}
            {product.productType ? <span className={styles.kind}>{product.productType.name}</span> : null}
          </div>
          <h4 className={styles.name}>{productTitle}</h4>
        </div>
        <p className={styles.text}>{product.productDescription}</p>
        <details className={styles.more} open={open}>
          <summary>Full details</summary>
          <ProductDetails product={product} />
        </details>
      </div>
      <div className={styles.buy}>
        <div>
          <Price total={toCents(productPrice.priceWithGST)} metric={`per ${productPrice.priceMetric}`} />
          <p className={styles.note}>all-in{rule ? `, ${rule}` : ""}</p>
          <PriceBreakdown price={productPrice} />
        </div>
        {forSale ? (
          <details className={styles.choose} name="choose">
            <summary>
              Choose
              <Icon name="chevron-down" size={18} />
            </summary>
            <AddToCart
              productId={id}
              title={productTitle}
              price={productPrice.priceWithGST}
              metric={productPrice.priceMetric}
              min={product.minQty ?? 1}
              max={product.maxQty ?? MAX_QUANTITY}
              earliest={today}
              offDays={product.customOffDays.filter((date) => date >= today)}
              returnUrl={`${vendorHref}?product=${slug}#product-${slug}`}
            />
          </details>
        ) : (
          <p className={styles.closed}>Takes no new orders at the moment</p>
        )}
      </div>
    </article>
  );
}
