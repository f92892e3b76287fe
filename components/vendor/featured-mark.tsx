import styles from "./featured-mark.module.css";

type Props = {
  /** The house features vendors; which of its things a vendor shows first is its own choice. */
  by?: "sayang" | "vendor";
};

/** Says on a picture that somebody put this forward, and leads to what that means. */
export function FeaturedMark({ by = "sayang" }: Props) {
  return (
    <a className={styles.mark} href="/how-search-works#featured" title="What this means">
      {by === "sayang" ? "Featured" : "Vendor’s pick"}
    </a>
  );
}
