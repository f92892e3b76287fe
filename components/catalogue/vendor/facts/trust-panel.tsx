import { answersWithinText, type VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { formatDate } from "@/lib/dates";
import { FactIcon, type FactIconName } from "./fact-icon";
import styles from "./trust-panel.module.css";

type Fact = { icon: FactIconName; name: string; value: string };

/** Returns only known facts: a vendor that hasn't replied to anyone yet isn't shown as slow. */
export function trustFacts({ trust }: Pick<VendorDetail, "trust">): Fact[] {
  const { answersWithinMinutes, ordersDone, acceptedShare, returningCouples } = trust;
  const facts: (Fact | false)[] = [
    answersWithinMinutes !== null && {
      icon: "clock",
      name: "Usually answers",
      value: answersWithinText(answersWithinMinutes),
    },
    ordersDone > 0 && {
      icon: "rings",
      name: "On Sayang",
      value: `${ordersDone} ${ordersDone === 1 ? "booking" : "bookings"}`,
    },
    acceptedShare !== null && {
      icon: "check",
      name: "Accepts",
      value: `${Math.round(acceptedShare * 100)}% of bookings`,
    },
    returningCouples > 0 && {
      icon: "heart",
      name: "Booked again",
      value: `by ${returningCouples} ${returningCouples === 1 ? "couple" : "couples"}`,
    },
    {
      icon: "calendar",
      name: "Member since",
      value: formatDate(trust.memberSince).split(" ").slice(1).join(" "),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

/** Figures that Sayang has measured itself. */
export function TrustPanel({ vendor }: { vendor: Pick<VendorDetail, "trust"> }) {
  return (
    <section className={styles.panel} aria-labelledby="trust">
      <h2 id="trust" className={styles.title}>
        Measured by Sayang
      </h2>
      <dl className={styles.facts}>
        {trustFacts(vendor).map(({ icon, name, value }) => (
          <div key={name}>
            <FactIcon name={icon} />
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>From orders and messages here. Vendors cannot edit these.</p>
    </section>
  );
}
