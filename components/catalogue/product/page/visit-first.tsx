import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import styles from "./visit-first.module.css";

const WORDS: Readonly<Record<string, { ask: string; action: string }>> = {
  venues: { ask: "See the room and taste the menu before you decide.", action: "Arrange a visit or tasting" },
  "catering-cakes": { ask: "Taste it before you decide.", action: "Arrange a tasting" },
  "bridal-wear": { ask: "Try it on before you decide.", action: "Arrange a fitting" },
};
const OTHERS = { ask: "Meet before you decide.", action: "Arrange a meeting" };

/** For large bookings: an appointment first, which is free. A link until script loads. */
export function VisitFirst({ vendor }: { vendor: VendorDetail }) {
  const { ask, action } = WORDS[vendor.masterCategory.slug] ?? OTHERS;
  return (
    <p className={styles.visit}>
      {ask} It’s free.{" "}
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
        {action}
      </a>
    </p>
  );
}
