import { Icon } from "@/components/ui/media/icon";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./search-form.module.css";

const PROMPT = "Search for Product or Service";

/** A plain GET form, so that it works before hydration and without script. */
export function SearchForm({ id, size = "bar" }: { id: string; size?: "bar" | "hero" }) {
  return (
    <form
      className={classNames(styles.form, styles[size])}
      action="/vendor#result"
      method="get"
      role="search"
      aria-label={size === "hero" ? "Vendors and products" : "Site"}
    >
      <label className="visually-hidden" htmlFor={id}>
        {PROMPT}
      </label>
      <span className={styles.glass}>
        <Icon name="search" />
      </span>
      <input
        id={id}
        className={styles.input}
        type="search"
        name="q"
        placeholder={PROMPT}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        data-late-focus="suggest"
      />
      <button className={styles.submit} type="submit" aria-label="Search">
        <span className={styles.word}>Search</span>
        <span className={styles.mark}>
          <Icon name="search" />
        </span>
      </button>
    </form>
  );
}
