import { Logo } from "@/components/ui/logo";
import styles from "./home-link.module.css";

/** The wordmark, and the way out of a page without a header. */
export function HomeLink() {
  return (
    <a className={styles.link} href="/" aria-label="Sayang, to the home page">
      <Logo ground="paper" />
    </a>
  );
}
