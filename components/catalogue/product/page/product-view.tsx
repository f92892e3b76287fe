import type { ReactNode } from "react";
import { Badge } from "@/components/ui/feedback/badge";
import { Price } from "@/components/ui/money/price";
import { PictureGallery } from "@/components/ui/gallery/picture-gallery";
import { Prose } from "@/components/ui/text/prose";
import { RichText } from "@/components/ui/text/rich-text";
import type { ProductDetail, ProductPrice } from "@/contracts/catalogue/product/product";
import { toCents } from "@/lib/money";
import { PriceBreakdown } from "@/components/ui/money/price-breakdown";
import { DayPrices } from "./day-prices";
import { ProductFacts } from "./product-facts";
import styles from "./product-view.module.css";
import { quantityRule } from "@/components/catalogue/product/quantity";
import { WeekHours } from "./week-hours";
import { t, td, written } from "@/lib/words/t";
import { rich } from "@/components/ui/words/rich";

export type DatedPrice = { price: ProductPrice; note: string | null };

type Props = {
  product: ProductDetail;
  /** Breadcrumbs, at the top. */
  trail: ReactNode;
  /** The seller, below the title. */
  seller: ReactNode;
  /** The order form, below the price. */
  order: ReactNode;
  /** Shown below the description, in the same column. */
  beside?: ReactNode;
  /** Shown at the end, in full width. */
  below?: ReactNode;
  today: string;
  /** The slug of the seller's top category. */
  category?: string;
  /** The price on the day in the address, with the reason. */
  onDay?: DatedPrice | null;
};

/** All details of a product, for its own page and the vendor's preview. */
export function ProductView({ product, trail, seller, order, beside, below, today, category, onDay }: Props) {
  const { price: productPrice, note } = onDay ?? { price: product.productPrice, note: null };
  const { productTitle, productType, productFamily, productGallery } = product;
  const rule = quantityRule(product);
  const pictures = productGallery.map((name, at) => ({
    name,
    alt:
      productGallery.length === 1
        ? productTitle
        : t("{name}, picture {n} of {total}", {
            name: productTitle,
            n: at + 1,
            total: productGallery.length,
          }),
  }));
  const kinds = [productType?.name, ...productFamily].filter((kind) => kind !== undefined && kind !== "");
  return (
    <main id="main" className={styles.page} data-category={category}>
      {trail}
      <div className={styles.frame}>
        <div className={styles.gallery}>
          <PictureGallery
            layout="stage"
            pictures={pictures}
            videoUrl={product.productVideoUrl}
            of={productTitle}
          />
        </div>
        <div className={styles.buy}>
          <div className={styles.card}>
            <header className={styles.head}>
              <p className={styles.kind}>
                {kinds.map((kind) => td(kind ?? "")).join(" · ")}
                {product.featuredProduct ? <Badge tone="brass">{t("Vendor’s pick")}</Badge> : null}
              </p>
              <h1 className={styles.title} {...written()}>
                {productTitle}
              </h1>
              {seller}
            </header>
            <div>
              <Price
                size="lg"
                total={toCents(productPrice.priceWithGST)}
                metric={t("per {unit}", { unit: td(productPrice.priceMetric) })}
              />
              <p className={styles.note}>
                {rule ? t("all-in, nothing to add. Order {rule}", { rule }) : t("all-in, nothing to add")}
              </p>
              {note ? <p className={styles.note}>{td(note)}</p> : null}
              {!note && product.priceRules.length > 0 ? (
                <p className={styles.note}>
                  {rich("Some days have <a>another price</a>.", {
                    a: (text) => <a href="#day-prices">{text}</a>,
                  })}
                </p>
              ) : null}
              <PriceBreakdown price={productPrice} />
            </div>
            {order}
          </div>
        </div>
        <div className={styles.words}>
          {product.productDescription ? (
            <p className={styles.lead} {...written()}>
              {product.productDescription}
            </p>
          ) : null}
          {product.productDetails || product.detailProductDescription ? (
            <section className={styles.section} aria-labelledby="details">
              <h2 id="details">{t("What you get")}</h2>
              {product.productDetails ? <Prose text={product.productDetails} /> : null}
              {product.detailProductDescription ? <RichText html={product.detailProductDescription} /> : null}
            </section>
          ) : null}
          <DayPrices product={product} />
          <ProductFacts product={product} today={today} />
          {product.openHours ? <WeekHours hours={product.openHours} today={today} /> : null}
          {product.productTags.length > 0 ? (
            <ul className={styles.tags} aria-label={t("Tags")}>
              {product.productTags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          ) : null}
          {beside}
        </div>
      </div>
      {below ? <div className={styles.below}>{below}</div> : null}
    </main>
  );
}
