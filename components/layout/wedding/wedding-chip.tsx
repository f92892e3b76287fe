import { Icon } from "@/components/ui/media/icon";
import { classNames } from "@/components/ui/theme/class-names";
import { t } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";
import styles from "./wedding-chip.module.css";

type Props = { className?: string | undefined };

/**
 * Shows the visitor's wedding and opens the dialog that changes it. The server's HTML is the same for everybody; a
 * script fills it in (`fillWedding`) and reveals it. Until the dialog loads, it links to the search, which asks for the
 * same details.
 */
export function WeddingChip({ className }: Props) {
  return (
    <a
      className={classNames(styles.chip, className)}
      href={pathHere("/vendor")}
      data-lazy="wedding"
      data-wedding-chip
    >
      <Icon name="calendar" />
      <span className="visually-hidden">{t("Your wedding")}: </span>
      <span data-wedding-words suppressHydrationWarning>
        {t("Add your date")}
      </span>
    </a>
  );
}
