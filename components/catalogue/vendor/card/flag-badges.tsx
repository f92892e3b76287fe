import { Badge } from "@/components/ui/feedback/badge";
import { VENDOR_FLAGS, type VendorFlags } from "@/contracts/catalogue/vendor/vendor-flag";
import { td } from "@/lib/words/t";

type Props = {
  vendor: VendorFlags;
  /** Uses the full label, as for active filters. */
  long?: boolean;
};

/** The facts that a vendor's card shows as badges. */
export function FlagBadges({ vendor, long = false }: Props) {
  return Object.values(VENDOR_FLAGS).map(({ field, badge, chip }) =>
    vendor[field] ? (
      <Badge key={field} tone="good">
        {td(long ? chip : badge)}
      </Badge>
    ) : null,
  );
}
