import { Icon } from "@/components/ui/media/icon";
import { classNames } from "@/components/ui/theme/class-names";
import { chromeIn } from "@/components/layout/messages/chrome";
import type { Language } from "@/lib/page/languages";
import styles from "./wedding-chip.module.css";

type Props = { language: Language; className?: string | undefined };

/**
 * Shows the visitor's wedding and opens the dialog that changes it. The server's HTML is the same for everybody; a
 * script fills it in (`fillWedding`) and reveals it. Until the dialog loads, it links to the search, which asks for the
 * same details.
 */
export function WeddingChip({ language, className }: Props) {
  const t = chromeIn(language);
  return (
    <a className={classNames(styles.chip, className)} href="/vendor" data-lazy="wedding" data-wedding-chip>
      <Icon name="calendar" />
      <span className="visually-hidden">{t("Your wedding")}: </span>
      <span data-wedding-words data-tables={t("{n} tables")} suppressHydrationWarning>
        {t("Add your date")}
      </span>
    </a>
  );
}
