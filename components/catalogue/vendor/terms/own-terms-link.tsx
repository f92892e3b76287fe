import { vendorTermsHref } from "@/contracts/catalogue/vendor/vendor-terms";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { t } from "@/lib/words/t";

type Props = { vendor: Pick<VendorDetail, "slug" | "vendorName" | "terms"> };

/** A link to the vendor's own terms for new orders; nothing when it has none. */
export function OwnTermsLink({ vendor: { slug, vendorName, terms } }: Props) {
  if (!terms) return null;
  return (
    <a href={vendorTermsHref(slug, terms.version)}>{t("Read {name}’s own terms", { name: vendorName })}</a>
  );
}
