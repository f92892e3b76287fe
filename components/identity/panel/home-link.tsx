import { Logo } from "@/components/ui/media/logo";
import { t } from "@/lib/words/t";
import styles from "./home-link.module.css";

/** The wordmark as a link home, for pages without a header. */
export function HomeLink() {
  return (
    <a className={styles.link} href="/" aria-label={t("Sayang, to the home page")}>
      <Logo ground="paper" />
    </a>
  );
}
