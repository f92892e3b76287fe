import { Skeleton } from "@/components/ui/skeleton";
import styles from "./order-cards-skeleton.module.css";

export function OrderCardsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className={styles.cards} role="status" aria-label="Loading orders">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.card}>
          <Skeleton shape="block" width="5rem" height="5rem" />
          <div className={styles.lines}>
            <Skeleton width="6rem" height="0.75rem" />
            <Skeleton width="min(16rem, 80%)" height="1.25rem" />
            <Skeleton width="min(11rem, 60%)" />
          </div>
        </div>
      ))}
    </div>
  );
}
