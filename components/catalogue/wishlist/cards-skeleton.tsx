import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import styles from "./cards-skeleton.module.css";

export function CardsSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={styles.grid} role="status" aria-label="Loading your wishlist">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.card}>
          <div className={styles.picture}>
            <Skeleton shape="block" height="100%" />
          </div>
          <Skeleton width="40%" height="0.875rem" />
          <Skeleton width="80%" height="1.25rem" />
          <Skeleton width="55%" />
        </div>
      ))}
    </div>
  );
}
