import type { ReactNode } from "react";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./wedding-price.module.css";

/** Tells React that the content isn't its own, because the script may already have filled it in. */
const EMPTY = { __html: "" };

type Props = {
  of: "vendor" | "product";
  id: string;
  size?: "md" | "lg";
  /** The price shown to everyone. */
  children: ReactNode;
};

/**
 * A price, replaced by the cost of the visitor's own wedding once a script has requested it (`fillPrices`), because the
 * server's HTML is the same for every visitor.
 */
export function WeddingPrice({ of, id, size = "md", children }: Props) {
  return (
    <span className={classNames(styles.price, styles[size])}>
      <span className={styles.usual}>{children}</span>
      <strong
        className={styles.ours}
        data-wedding-price={of}
        data-id={id}
        dangerouslySetInnerHTML={EMPTY}
        suppressHydrationWarning
      />
    </span>
  );
}

/** Shows whether the vendor is free on the visitor's wedding day. Empty while no day is known. */
export function WeddingDay({ vendorId }: { vendorId: string }) {
  return (
    <p
      className={styles.day}
      data-wedding-day={vendorId}
      aria-live="polite"
      dangerouslySetInnerHTML={EMPTY}
      suppressHydrationWarning
    />
  );
}
