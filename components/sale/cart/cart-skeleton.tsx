import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { t } from "@/lib/words/t";
import styles from "./cart-view.module.css";

export function CartSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label={t("Loading your cart")}>
      <div className={styles.main}>
        <Skeleton shape="block" height="19rem" />
        <Skeleton shape="block" height="19rem" />
      </div>
      <Skeleton shape="block" height="22rem" />
    </div>
  );
}
