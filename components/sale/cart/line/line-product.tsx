import type { ReactNode } from "react";
import { MediaImage } from "@/components/ui/media/media-image";
import { PriceBreakdown } from "@/components/ui/money/price-breakdown";
import type { CartLine } from "@/contracts/sale/cart";
import { written } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";
import styles from "./cart-line-item.module.css";

/** The picture and title of a line's product, with details before the breakdown of its price. */
export function LineProduct({
  line,
  vendorId,
  children,
}: {
  line: CartLine;
  vendorId: string;
  children: ReactNode;
}) {
  return (
    <>
      <MediaImage
        className={styles.picture}
        name={line.image}
        alt=""
        width={104}
        height={104}
        sizes="104px"
      />
      <div className={styles.what}>
        <h3 className={styles.title}>
          <a href={pathHere(`/vendor-detail/${vendorId}`)} {...written()}>
            {line.productTitle}
          </a>
        </h3>
        {children}
        <PriceBreakdown price={line.productPrice} />
      </div>
    </>
  );
}
