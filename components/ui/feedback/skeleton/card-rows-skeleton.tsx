import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import styles from "./card-rows-skeleton.module.css";

type Props = { label: string; count?: number };

/** The placeholder of a list of cards with pictures. */
export function CardRowsSkeleton({ label, count = 4 }: Props) {
  return (
    <div className={styles.cards} role="status" aria-label={label}>
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
