import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import styles from "./thread.module.css";

/** The placeholder of a loading thread. */
export function ThreadSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading messages">
      {["60%", "42%", "70%", "35%"].map((width, at) => (
        <Skeleton key={width} shape="block" width={width} height={at % 2 ? "3rem" : "4rem"} />
      ))}
    </div>
  );
}
