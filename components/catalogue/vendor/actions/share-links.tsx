import { ActionIcon } from "./action-icon";
import styles from "./vendor-actions.module.css";

/** Share links: the device's share sheet (share-late.ts), email without script, and WhatsApp. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const words = `${title} on Sayang`;
  return (
    <>
      <a
        className={styles.action}
        href={`mailto:?subject=${encodeURIComponent(words)}&body=${encodeURIComponent(url)}`}
        data-late="share"
        data-title={words}
        data-url={url}
      >
        <ActionIcon name="share" />
        Share
      </a>
      <a
        className={styles.action}
        href={`https://wa.me/?text=${encodeURIComponent(`${words}\n${url}`)}`}
        target="_blank"
        rel="noreferrer nofollow"
      >
        <ActionIcon name="whatsapp" />
        WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}
