import type { SiteNotice } from "@/contracts/operator/site/site";
import { Icon } from "@/components/ui/media/icon";
import styles from "./site-notice-list.module.css";

/** The lines above a page: what doesn't work right now, and the operators' announcement. */
export function SiteNoticeList({ notices }: { notices: readonly SiteNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <aside className={styles.notices} aria-label="Notices">
      {notices.map(({ text, href, tone }) => (
        <p key={text} className={styles.notice} data-tone={tone}>
          <Icon name={tone === "warn" ? "alert" : "info"} />
          <span>
            {text} {href ? <a href={href}>Read more</a> : null}
          </span>
        </p>
      ))}
    </aside>
  );
}
