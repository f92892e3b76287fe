import { Logo } from "@/components/ui/media/logo";
import styles from "./home-link.module.css";

/** The wordmark as a link home, for pages without a header. */
export function HomeLink() {
  return (
    <a className={styles.link} href="/" aria-label="Sayang, to the home page">
      <Logo ground="paper" />
    </a>
  );
}
