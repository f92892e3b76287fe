import Link from "next/link";
import styles from "./home-link.module.css";

/** The wordmark, and the way out of a page without a header. */
export function HomeLink() {
  return (
    <Link className={styles.link} href="/" prefetch={false} aria-label="Sayang, to the home page">
      Sayang
    </Link>
  );
}
