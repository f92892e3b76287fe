import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import styles from "./order-detail-skeleton.module.css";

export function OrderDetailSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label="Loading the order">
      <Skeleton width="9rem" />
      <Skeleton width="min(20rem, 80%)" height="2rem" />
      <Skeleton width="min(26rem, 100%)" />
      <div className={styles.columns}>
        <Skeleton shape="block" height="22rem" />
        <Skeleton shape="block" height="14rem" />
      </div>
    </div>
  );
}
