import { ActionIcon } from "./action-icon";
import { t } from "@/lib/words/t";
import styles from "./vendor-actions.module.css";

/** Share links: the device's share sheet (share-lazy.ts), email without script, and WhatsApp. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const words = `${title} on Sayang`;
  return (
    <>
      <a
        className={styles.action}
        href={`mailto:?subject=${encodeURIComponent(words)}&body=${encodeURIComponent(url)}`}
        title={t("Share")}
        data-lazy="share"
        data-title={words}
        data-url={url}
      >
        <ActionIcon name="share" />
        <span className="visually-hidden">{t("Share")}</span>
      </a>
      <a
        className={styles.action}
        href={`https://wa.me/?text=${encodeURIComponent(`${words}\n${url}`)}`}
        title={t("Share by WhatsApp")}
        target="_blank"
        rel="noreferrer nofollow"
      >
        <ActionIcon name="whatsapp" />
        <span className="visually-hidden">{t("WhatsApp (opens in a new tab)")}</span>
      </a>
    </>
  );
}
