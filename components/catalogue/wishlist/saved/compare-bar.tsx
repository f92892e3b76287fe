import { ourComparisonHref } from "@/components/catalogue/comparison/our-comparison";
import { ButtonLink } from "@/components/ui/action/button";
import styles from "./compare-bar.module.css";
import { MAX_COMPARED } from "@/contracts/catalogue/comparison/comparison";
import { type Comparing, LEAST_COMPARED } from "./use-comparing";

type Props = { comparing: Comparing; /** Slugs that are still in the list. */ listed: readonly string[] };

/** Links to the comparison of the ticked vendors. */
export function CompareBar({ comparing, listed }: Props) {
  const chosen = comparing.chosen.filter((slug) => listed.includes(slug));
  return (
    <div className={styles.bar}>
      <p className={styles.hint} role="status">
        {chosen.length === 0
          ? `Tick ${LEAST_COMPARED} to ${MAX_COMPARED} vendors to compare them`
          : `${chosen.length} of ${MAX_COMPARED} chosen`}
      </p>
      {chosen.length >= LEAST_COMPARED ? (
        <ButtonLink size="sm" href={ourComparisonHref(chosen)}>
          Compare {chosen.length} vendors
        </ButtonLink>
      ) : null}
    </div>
  );
}
