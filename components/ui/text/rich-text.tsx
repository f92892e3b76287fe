import styles from "./prose.module.css";

/** A vendor's rich text. Pass only HTML that the server has sanitised (`cleanRichText`). */
export function RichText({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
