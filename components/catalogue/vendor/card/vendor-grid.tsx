import { CompareToggle } from "@/components/catalogue/compare/compare-toggle";
import type { VendorCard as Vendor } from "@/contracts/catalogue/vendor";
import { VendorCard } from "./vendor-card";
import styles from "./vendor-grid.module.css";

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
