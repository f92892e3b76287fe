import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import styles from "./rows-skeleton.module.css";

export function RowsSkeleton() {
  return (
    <div className={styles.rows} role="status" aria-label="Loading your shortlist">
      {[60, 45, 70].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="block" width="5rem" height="3.75rem" />
          <div className={styles.lines}>
            <Skeleton width="5rem" height="0.75rem" />
            <Skeleton width={`${width}%`} height="1.125rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
