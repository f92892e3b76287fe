import type { RefObject } from "react";
import { Card } from "@/components/ui/page/card";
import { amount } from "@/components/ui/money/amount";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { formatDate } from "@/lib/dates";
import { fullName } from "@/lib/text/full-name";
import styles from "./wedding-facts.module.css";

type Props = {
  profile: CustomerProfile;
  opener: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
};

/** The details that a couple has given about their wedding. */
export function WeddingFacts({ profile, opener, onEdit }: Props) {
  const { weddingDate, budget } = profile;
  const facts = [
    ["The bride", fullName({ firstName: profile.brideFirstName, lastName: profile.brideLastName })],
    ["The groom", fullName({ firstName: profile.groomFirstName, lastName: profile.groomLastName })],
    ["Wedding date", weddingDate ? formatDate(weddingDate) : ""],
    ["Budget", budget === null ? "" : amount(budget)],
  ] as const;
  return (
    <Card as="section" aria-labelledby="facts-title" className={styles.card ?? ""}>
      <div className={styles.head}>
        <h2 id="facts-title" className={styles.title}>
          The facts
        </h2>
        <button ref={opener} type="button" className={styles.edit} onClick={onEdit}>
          Edit details
        </button>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-missing={value === "" || undefined}>{value || "Not set yet"}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
