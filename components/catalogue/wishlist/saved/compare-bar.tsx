import { ourComparisonHref } from "@/components/catalogue/comparison/our-comparison";
import { ButtonLink } from "@/components/ui/action/button";
import { AskLink } from "./ask-link";
import styles from "./compare-bar.module.css";
import { MAX_COMPARED } from "@/contracts/catalogue/comparison/comparison";
import { type Comparing, LEAST_COMPARED } from "./use-comparing";

type Props = {
  comparing: Comparing;
  /** Vendors of the list that take bookings. */ listed: readonly Listed[];
};
type Listed = { id: string; slug: string };

/** Links to the comparison of the ticked vendors, and to asking them, or the first of the list, for offers. */
export function CompareBar({ comparing, listed }: Props) {
  const ticked = listed.filter(({ slug }) => comparing.chosen.includes(slug));
  const chosen = comparing.chosen.filter((slug) => ticked.some((vendor) => vendor.slug === slug));
  return (
    <div className={styles.bar}>
      <p className={styles.hint} role="status">
        {chosen.length === 0
          ? `Tick ${LEAST_COMPARED} to ${MAX_COMPARED} vendors to compare them`
          : `${chosen.length} of ${MAX_COMPARED} chosen`}
      </p>
      <div className={styles.actions}>
        <AskLink vendors={ticked.length > 0 ? ticked : listed} />
        {chosen.length >= LEAST_COMPARED ? (
          <ButtonLink size="sm" href={ourComparisonHref(chosen)}>
            Compare {chosen.length} vendors
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
