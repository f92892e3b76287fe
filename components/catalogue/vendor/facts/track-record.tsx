import { answersWithinText, type VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { formatAs } from "@/lib/dates";
import { FactIcon, type FactIconName } from "./fact-icon";
import { t, tn } from "@/lib/words/t";
import styles from "./track-record.module.css";

type Fact = { icon: FactIconName; name: string; value: string };

/** Returns only known facts: a vendor that hasn't replied to anyone yet isn't shown as slow. */
export function trackRecordFacts({ trackRecord }: Pick<VendorDetail, "trackRecord">): Fact[] {
  const { answersWithinMinutes, ordersDone, acceptedShare, returningCouples } = trackRecord;
  const facts: (Fact | false)[] = [
    answersWithinMinutes !== null && {
      icon: "clock",
      name: t("Usually answers"),
      value: answersWithinText(answersWithinMinutes),
    },
    ordersDone > 0 && {
      icon: "rings",
      name: t("On Sayang"),
      value: tn(ordersDone, "{n} booking", "{n} bookings"),
    },
    acceptedShare !== null && {
      icon: "check",
      name: t("Accepts"),
      value: t("{percent}% of bookings", { percent: Math.round(acceptedShare * 100) }),
    },
    returningCouples > 0 && {
      icon: "heart",
      name: t("Booked again"),
      value: tn(returningCouples, "by {n} couple", "by {n} couples"),
    },
    {
      icon: "calendar",
      name: t("Member since"),
      value: formatAs(
        "month",
        { month: "short", year: "numeric", timeZone: "UTC" },
        new Date(`${trackRecord.memberSince}T00:00:00Z`),
      ),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

/** Figures measured by Sayang. */
export function TrackRecord({ vendor }: { vendor: Pick<VendorDetail, "trackRecord"> }) {
  return (
    <section className={styles.panel} aria-labelledby="trackRecord">
      <h2 id="trackRecord" className={styles.title}>
        {t("Measured by Sayang")}
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
      <p className={styles.note}>{t("From orders and messages here. Vendors cannot edit these.")}</p>
    </section>
  );
}
