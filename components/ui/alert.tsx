import type { ReactNode } from "react";
import styles from "./alert.module.css";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type Props = { tone?: "info" | "good" | "warn" | "bad"; title?: string; children: ReactNode };

/** Something to know before going on. A failure is announced at once, the rest in turn. */
export function Alert({ tone = "info", title, children }: Props) {
  const icon = tone === "good" ? "check" : tone === "info" ? "info" : "alert";
  return (
    <div className={classNames(styles.alert, styles[tone])} role={tone === "bad" ? "alert" : "status"}>
      <Icon name={icon} />
      <div>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
