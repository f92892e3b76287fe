import { productHref } from "@/components/catalogue/links/product-href";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Price } from "@/components/ui/money/price";
import { MediaImage } from "@/components/ui/media/media-image";
import type { WishlistEntry } from "@/contracts/catalogue/wishlist";
import { formatMoneyShort, toCents } from "@/lib/money";
import { HeartIcon } from "./heart/heart-icon";
import type { Named } from "./saved/use-saved-changes";
import styles from "./wish-card.module.css";

const SIZES = "(min-width: 75rem) 18rem, (min-width: 40rem) 45vw, 92vw";

type Props = { entry: WishlistEntry; onRemove: (thing: Named) => Promise<void> };

/** A saved product as it is sold today, with what has changed since it was saved. */
export function WishCard({ entry, onRemove }: Props) {
  const { productId: product, available } = entry;
  const { vendor, productTitle } = product;
  const href = productHref(vendor, product);
  const remove = () => void onRemove({ id: product.id, name: productTitle });
  return (
    <li className={styles.card} data-gone={available ? undefined : ""}>
      <div className={styles.picture}>
        <MediaImage name={product.image} alt="" width={480} height={360} sizes={SIZES} />
        {available ? (
          <button
            type="button"
            className={styles.heart}
            aria-label={`Remove ${productTitle}`}
            onClick={remove}
          >
            <HeartIcon />
          </button>
        ) : null}
      </div>
      <p className={styles.kind}>{product.productType}</p>
      <h2 className={styles.title}>{available ? <a href={href}>{productTitle}</a> : productTitle}</h2>
      <p className={styles.vendor}>
        by {available ? <a href={`/vendor-detail/${vendor.slug}`}>{vendor.vendorName}</a> : vendor.vendorName}
      </p>
      {available ? <Offer entry={entry} href={href} /> : <Gone title={productTitle} onRemove={remove} />}
    </li>
  );
}

function Offer({ entry, href }: { entry: WishlistEntry; href: string }) {
  const { productId: product } = entry;
  const { productPrice: price } = product;
  return (
    <div className={styles.foot}>
      <p>
        <Price total={toCents(price.priceWithGST)} metric={`per ${price.priceMetric}`} />{" "}
        <span className={styles.allIn}>all-in</span>
      </p>
      <PriceChange entry={entry} />
      {product.forSale ? (
        <ButtonLink
          size="sm"
          variant="secondary"
          block
          href={`${href}#order`}
          aria-label={`Choose a date for ${product.productTitle}`}
        >
          Choose a date
        </ButtonLink>
      ) : (
        <p className={styles.closed}>Not taking new orders at the moment</p>
      )}
    </div>
  );
}

function PriceChange({ entry: { savedPrice, productId } }: { entry: WishlistEntry }) {
  if (savedPrice === null) return null;
  const before = toCents(savedPrice);
  const less = before - toCents(productId.productPrice.priceWithGST);
  if (less === 0) return null;
  return (
    <p className={styles.change} data-less={less > 0 ? "" : undefined}>
      {less > 0 ? `${formatMoneyShort(less)} less: ` : `${formatMoneyShort(-less)} more: `}
      it was {formatMoneyShort(before)} when you saved it
    </p>
  );
}

function Gone({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <div className={styles.foot}>
      <p className={styles.closed}>No longer available on Sayang</p>
      <Button size="sm" variant="secondary" block aria-label={`Remove ${title}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
