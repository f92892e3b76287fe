import { CompareToggle } from "@/components/compare/compare-toggle";
import type { VendorCard as Vendor } from "@/contracts/vendor";
import { VendorCard } from "./vendor-card";
import styles from "./vendor-grid.module.css";

/** Cards side by side, as many as there is room for. */
export function VendorGrid({ vendors }: { vendors: readonly Vendor[] }) {
  return (
    <ul className={styles.grid}>
      {vendors.map((vendor, at) => (
        <li key={vendor.id}>
          <VendorCard vendor={vendor} first={at === 0} tools={<CompareToggle vendor={vendor} />} />
        </li>
      ))}
    </ul>
  );
}
