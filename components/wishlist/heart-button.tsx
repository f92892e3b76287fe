import { classNames } from "@/components/ui/class-names";
import type { SavedKind } from "@/contracts/saved";
import styles from "./heart-button.module.css";
import { HeartIcon } from "./heart-icon";

type Props = {
  kind: SavedKind;
  /** Of the vendor or product. */
  id: string;
  name: string;
  /** Where a sign-in without script comes back to. */
  returnUrl: string;
  /** `round` on pictures, `word` where there is room to say what it does. */
  look?: "round" | "word";
};

const WORD: Record<SavedKind, string> = { vendor: "Shortlist", product: "Save" };

/**
 * Keeps a vendor or a product. Not alive by itself: `heart-late.ts` fills it and answers its press, and before that the
 * form leads to the sign-in page and back.
 */
export function HeartButton({ kind, id, name, returnUrl, look = "round" }: Props) {
  return (
    <form action="/login" method="get">
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <button
        type="submit"
        className={classNames(styles.heart, styles[look])}
        data-late="heart"
        data-kind={kind}
        data-id={id}
        aria-pressed="false"
        aria-label={`${WORD[kind]} ${name}`}
      >
        <HeartIcon />
        {look === "word" ? WORD[kind] : null}
      </button>
    </form>
  );
}
