import { MediaImage } from "@/components/vendor/media-image";
import { Prose } from "@/components/vendor/prose";
import type { ProductDetail } from "@/contracts/product";
import { formatMoneyShort, toCents } from "@/lib/money";
import { openHoursLines } from "./open-hours";
import styles from "./product-details.module.css";
import { quantityRule } from "./quantity";

/** Everything about a product that its heading does not say. */
export function ProductDetails({ product }: { product: ProductDetail }) {
  const { attributes, openHours, productGallery, minPrice, maxPrice } = product;
  const rule = quantityRule(product);
  const facts = [
    ...attributes.map(({ name, values }) => ({ name, value: values.join(", ") })),
    ...(rule ? [{ name: "Quantity", value: rule }] : []),
    ...(minPrice === null ? [] : [{ name: "Least spend", value: formatMoneyShort(toCents(minPrice)) }]),
    ...(maxPrice === null ? [] : [{ name: "Most per order", value: formatMoneyShort(toCents(maxPrice)) }]),
    ...(product.productSkuCode ? [{ name: "Reference", value: product.productSkuCode }] : []),
  ];
  return (
    <div className={styles.details}>
      {productGallery.length > 1 ? (
        <ul className={styles.pictures} aria-label={`Pictures of ${product.productTitle}`}>
          {productGallery.map((name, at) => (
            <li key={name}>
              <MediaImage
                name={name}
                alt={`${product.productTitle}, picture ${at + 1}`}
                width={480}
                height={360}
                sizes="12rem"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {product.productDetails ? <Prose text={product.productDetails} /> : null}
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {openHours ? (
        <dl className={styles.facts}>
          {openHoursLines(openHours).map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd className="tabular">{hours}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
