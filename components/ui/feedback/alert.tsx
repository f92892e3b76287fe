import type { ReactNode } from "react";
import styles from "./alert.module.css";
import { classNames } from "@/components/ui/theme/class-names";
import { Icon } from "@/components/ui/media/icon";

type Props = { tone?: "info" | "good" | "warn" | "bad"; title?: string; children: ReactNode };

/** A notice. Screen readers announce failures at once and other tones politely. */
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
