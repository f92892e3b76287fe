import { Icon } from "@/components/ui/media/icon";
import { classNames } from "@/components/ui/theme/class-names";
import { SuggestInput } from "./suggest-input";
import { t } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";
import styles from "./search-form.module.css";

const PROMPT = "Search for Product or Service";

/** A plain GET form, so that it works before hydration and without script. */
export function SearchForm({ id }: { id: string }) {
  return (
    <form
      className={classNames(styles.form, styles.bar)}
      action={pathHere("/vendor#result")}
      method="get"
      role="search"
      aria-label={t("Site")}
    >
      <label className="visually-hidden" htmlFor={id}>
        {t(PROMPT)}
      </label>
      <span className={styles.glass}>
        <Icon name="search" />
      </span>
      <SuggestInput
        id={id}
        className={styles.input}
        type="search"
        name="q"
        placeholder={t(PROMPT)}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={styles.submit} type="submit">
        {t("Search")}
      </button>
    </form>
  );
}
