import type { ReactNode } from "react";
import { ActionIcon } from "./action-icon";
import { ShareLinks } from "./share-links";
import styles from "./vendor-actions.module.css";

type Props = {
  vendor: { id: string; slug: string; vendorName: string };
  /** What is shared: its title, and its absolute address. */
  share: { title: string; url: string };
  /** The heart of whatever the page is about. */
  heart: ReactNode;
};

/** Where a couple writes to a vendor: a guest is sent to sign in first, and comes there. */
export const messagesHref = (vendorId: string) => `/user/dashboard/messages?vendorId=${vendorId}`;

/** What one can do besides booking: ask, meet, keep, share. All of them are links before there is script. */
export function VendorActions({ vendor, share, heart }: Props) {
  return (
    <div className={styles.actions}>
      <a
        className={styles.action}
        href={messagesHref(vendor.id)}
        rel="nofollow"
        data-late="ask"
        data-vendor={vendor.id}
      >
        <ActionIcon name="ask" />
        Ask a question
      </a>
      <a
        id="book-appointment"
        className={styles.action}
        href={`/login?returnUrl=${encodeURIComponent(`/vendor-detail/${vendor.slug}`)}`}
        rel="nofollow"
        aria-haspopup="dialog"
        data-late="appointment"
        data-vendor={vendor.id}
        data-slug={vendor.slug}
        data-name={vendor.vendorName}
      >
        <ActionIcon name="calendar" />
        Book an appointment
      </a>
      <div className={styles.heart}>{heart}</div>
      <ShareLinks {...share} />
    </div>
  );
}
