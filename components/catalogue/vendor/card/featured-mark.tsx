import { t } from "@/lib/words/t";
import styles from "./featured-mark.module.css";

type Props = {
  /** Sayang features vendors; a vendor chooses its own featured products. */
  by?: "sayang" | "vendor";
};

/** Marks a picture as featured and links to an explanation. */
export function FeaturedMark({ by = "sayang" }: Props) {
  return (
    <a className={styles.mark} href="/how-search-works#featured" title={t("What this means")}>
      {by === "sayang" ? t("Featured") : t("Vendor’s pick")}
    </a>
  );
}
