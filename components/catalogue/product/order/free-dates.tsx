import type { MouseEvent } from "react";
import { dayWords } from "@/components/ui/time/appointment-words";
import { t } from "@/lib/words/t";
import styles from "./add-to-cart.module.css";

type Props = {
  dates: readonly string[];
  /** The product page with the anchor of its form, for links without script. */
  href: string;
  /** True when offered as alternatives to a day that doesn't suit. */
  instead: boolean;
  onChoose: (date: string) => void;
};

/** The next free days. Clicking one fills in the form's date. */
export function FreeDates({ dates, href, instead, onChoose }: Props) {
  if (dates.length === 0) return null;
  const [path = "", anchor = ""] = href.split("#");
  const choose = (event: MouseEvent, date: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(date);
  };
  return (
    <div className={styles.free} data-instead={instead || undefined}>
      <span>{t("Next free")}</span>
      <ul>
        {dates.map((date) => (
          <li key={date}>
            <a
              className={styles.day}
              href={`${path}?date=${date}#${anchor}`}
              rel="nofollow"
              data-needs-script
              onClick={(event) => choose(event, date)}
            >
              {dayWords(date)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
