import { answersWithinText, type VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { formatDate } from "@/lib/dates";
import { FactIcon, type FactIconName } from "./fact-icon";
import styles from "./track-record.module.css";

type Fact = { icon: FactIconName; name: string; value: string };

/** Returns only known facts: a vendor that hasn't replied to anyone yet isn't shown as slow. */
export function trackRecordFacts({ trackRecord }: Pick<VendorDetail, "trackRecord">): Fact[] {
  const { answersWithinMinutes, ordersDone, acceptedShare, returningCouples } = trackRecord;
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
      value: formatDate(trackRecord.memberSince).split(" ").slice(1).join(" "),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

/** Figures measured by Sayang. */
export function TrackRecord({ vendor }: { vendor: Pick<VendorDetail, "trackRecord"> }) {
  return (
    <section className={styles.panel} aria-labelledby="track-record">
      <h2 id="trackRecord" className={styles.title}>
        Measured by Sayang
      </h2>
      <dl className={styles.facts}>
        {trackRecordFacts(vendor).map(({ icon, name, value }) => (
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
