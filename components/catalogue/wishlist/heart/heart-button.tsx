import { classNames } from "@/components/ui/theme/class-names";
import type { SavedKind } from "@/contracts/catalogue/wishlist";
import styles from "./heart-button.module.css";
import { HeartIcon } from "./heart-icon";
import { t } from "@/lib/words/t";

type Props = {
  kind: SavedKind;
  /** Id of the vendor or product. */
  id: string;
  name: string;
  /** The page to return to after signing in without script. */
  returnUrl: string;
};

/**
 * Saves a vendor or a product. `heart-lazy.ts` fills it and handles its click. Until that loads, the form leads to the
 * sign-in page and back.
 */
export function HeartButton({ kind, id, name, returnUrl }: Props) {
  return (
    <form action="/login" method="get">
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <button
        type="submit"
        className={classNames(styles.heart, styles.round)}
        data-lazy="heart"
        data-kind={kind}
        data-id={id}
        aria-pressed="false"
        title={kind === "vendor" ? t("Shortlist") : t("Save")}
        aria-label={kind === "vendor" ? t("Shortlist {name}", { name }) : t("Save {name}", { name })}
      >
        <HeartIcon />
      </button>
    </form>
  );
}
