import { visitInvitation } from "@/components/catalogue/vendor/visit-invitation";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { t, td } from "@/lib/words/t";
import styles from "./visit-first.module.css";

/** For large bookings: offers a free appointment first. A link until script loads. */
export function VisitFirst({ vendor }: { vendor: VendorDetail }) {
  const { ask, action } = visitInvitation(vendor.masterCategory.slug);
  return (
    <p className={styles.visit}>
      {td(ask)} {t("It’s free.")}{" "}
      <a
        className={styles.link}
        href={`/login?returnUrl=${encodeURIComponent(`/vendor-detail/${vendor.slug}`)}`}
        rel="nofollow"
        aria-haspopup="dialog"
        data-lazy="appointment"
        data-vendor={vendor.id}
        data-slug={vendor.slug}
        data-name={vendor.vendorName}
      >
        {td(action)}
      </a>
    </p>
  );
}
