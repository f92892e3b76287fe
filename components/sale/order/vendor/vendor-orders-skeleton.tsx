import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import styles from "./vendor-orders-skeleton.module.css";

export function VendorOrdersSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className={styles.rows} role="status" aria-label="Loading orders">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.row}>
          <Skeleton width="7rem" />
          <Skeleton width="40%" />
          <Skeleton width="5rem" />
        </div>
      ))}
    </div>
  );
}
