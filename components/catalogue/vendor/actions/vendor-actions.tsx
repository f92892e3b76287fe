import type { ReactNode } from "react";
import { ActionIcon } from "./action-icon";
import { ShareLinks } from "./share-links";
import { t } from "@/lib/words/t";
import styles from "./vendor-actions.module.css";

type Props = {
  vendor: { id: string; slug: string; vendorName: string };
  /** Title and absolute URL to share. */
  share: { title: string; url: string };
  /** The heart of the page's vendor or product. */
  heart: ReactNode;
  /** The product that a question would be about. */
  productId?: string;
};

/** Returns the path of a couple's messages with a vendor. Guests are sent to sign in first. */
export const messagesHref = (vendorId: string, productId?: string) =>
  `/user/dashboard/messages?vendorId=${vendorId}${productId ? `&about=product:${productId}` : ""}`;

/** One secondary action, and the others as icons. All are links until script loads. */
export function VendorActions({ vendor, share, heart, productId }: Props) {
  return (
    <div className={styles.actions}>
      <a
        className={styles.ask}
        href={messagesHref(vendor.id, productId)}
        rel="nofollow"
        data-lazy="ask"
        data-vendor={vendor.id}
      >
        <ActionIcon name="ask" />
        {t("Ask a question")}
      </a>
      <a
        id="book-appointment"
        className={styles.action}
        title={t("Book an appointment")}
        href={`/login?returnUrl=${encodeURIComponent(`/vendor-detail/${vendor.slug}`)}`}
        rel="nofollow"
        aria-haspopup="dialog"
        data-lazy="appointment"
        data-vendor={vendor.id}
        data-slug={vendor.slug}
        data-name={vendor.vendorName}
      >
        <ActionIcon name="calendar" />
        <span className="visually-hidden">{t("Book an appointment")}</span>
      </a>
      {heart}
      <ShareLinks {...share} />
    </div>
  );
}
