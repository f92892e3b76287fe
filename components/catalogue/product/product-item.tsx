import { Badge } from "@/components/ui/feedback/badge";
import { Icon } from "@/components/ui/media/icon";
import { Price } from "@/components/ui/money/price";
import { MediaImage } from "@/components/ui/media/media-image";
import { HeartButton } from "@/components/catalogue/wishlist/heart/heart-button";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import { toCents } from "@/lib/money";
import { WeddingPrice } from "@/components/catalogue/price/wedding-price";
import { AddToCart } from "./order/add-to-cart";
import { orderTerms } from "./order/order-terms";
import { PriceBreakdown } from "@/components/ui/money/price-breakdown";
import styles from "./product-item.module.css";
import { quantityRule } from "./quantity";
import { t, td, written } from "@/lib/words/t";

type Props = { product: ProductDetail; href: string; today: string; date: string };

/** Number of attributes shown here. The product's own page has the rest. */
const ATTRIBUTES = 3;

/** A product on the vendor's page: summary, all-in price, order form and a link to its own page. */
export function ProductItem({ product, href, today, date }: Props) {
  const { slug, productTitle, productPrice, forSale } = product;
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
      <div className={styles.heart}>
        <HeartButton kind="product" id={product.id} name={productTitle} returnUrl={href} />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <div className={styles.badges}>
            {product.featuredProduct ? <Badge tone="brass">{t("Vendor’s pick")}</Badge> : null}
            {product.productType ? <span className={styles.kind}>{td(product.productType.name)}</span> : null}
          </div>
          <h4 className={styles.name}>
            <a href={href} {...written()}>
              {productTitle}
            </a>
          </h4>
        </div>
        <p className={styles.text} {...written()}>
          {product.productDescription}
        </p>
        {product.attributes.length > 0 ? (
          <ul className={styles.attributes} {...written()}>
            {product.attributes.slice(0, ATTRIBUTES).map(({ name, values }) => (
              <li key={name}>{`${name}: ${values.join(", ")}`}</li>
            ))}
          </ul>
        ) : null}
        <a
          className={styles.more}
          href={href}
          aria-label={t("Full details of {name}", { name: productTitle })}
        >
          {t("Full details")}
        </a>
      </div>
      <div className={styles.buy}>
        <div>
          <WeddingPrice of="product" id={product.id}>
            <Price
              total={toCents(productPrice.priceWithGST)}
              metric={t("per {unit}", { unit: td(productPrice.priceMetric) })}
            />
          </WeddingPrice>
          <p className={styles.note}>{rule ? t("all-in, {rule}", { rule }) : t("all-in")}</p>
          <PriceBreakdown price={productPrice} />
        </div>
        {forSale ? (
          <details className={styles.choose} name="choose">
            <summary>
              {t("Choose")}
              <Icon name="chevron-down" size={18} />
            </summary>
            <AddToCart terms={orderTerms(product, today)} date={date} returnUrl={`${href}#order`} />
          </details>
        ) : (
          <p className={styles.closed}>{t("Not taking new orders at the moment")}</p>
        )}
      </div>
    </article>
  );
}
