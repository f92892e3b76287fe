import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor";
import { formatMoney, formatMoneyShort, priceParts, toCents } from "@/lib/money";
import styles from "./promises.module.css";

const LISTED = toCents(1688);
const TABLE = priceParts(LISTED, 2, true);
const { milestones, refundTiers } = DEFAULT_PAYMENT_POLICY;

/** Sayang's handling of money, computed with the shop's own rules. */
export function Promises() {
  return (
    <section className={styles.promises} aria-labelledby="promises">
      <h2 id="promises" className={styles.heading}>
        The money part, without the heart attack
      </h2>
      <ol className={styles.list}>
        <li className={styles.promise}>
          <Receipt />
          <h3>You see what you pay</h3>
          <p>
            Hotels quote “plus plus”. We do the sum for you, on every vendor and every package, so that two
            quotes can sit side by side and mean the same thing.
          </p>
        </li>
        <li className={styles.promise}>
          <Milestones />
          <h3>You pay in steps</h3>
          <p>
            Part to hold the date, the rest as the day comes near. Each vendor shows its own steps before you
            book, and the first is never more than half.
          </p>
        </li>
        <li className={styles.promise}>
          <Refunds />
          <h3>You know the way out</h3>
          <p>
            Our standard terms are above; a vendor’s own stand on its page before you pay, and stay as they
            were that day. If the vendor cancels, you get every dollar back.
          </p>
        </li>
      </ol>
    </section>
  );
}

function Receipt() {
  return (
    <dl className={styles.figure}>
      <div>
        <dt>Dinner, a table of ten</dt>
        <dd>{formatMoney(LISTED)}++</dd>
      </div>
      <div>
        <dt>Service charge, 10%</dt>
        <dd>{formatMoney(TABLE.serviceCharge)}</dd>
      </div>
      <div>
        <dt>GST, 9%</dt>
        <dd>{formatMoney(TABLE.gst)}</dd>
      </div>
      <div className={styles.total}>
        <dt>What Sayang shows</dt>
        <dd>{formatMoney(TABLE.total)}</dd>
      </div>
    </dl>
  );
}

function Milestones() {
  return (
    <ol className={styles.figure} aria-label={`Steps for a table at ${formatMoneyShort(TABLE.total)}`}>
      {milestones.map(({ label, percent, due }) => (
        <li key={label} className={styles.step}>
          <span className={styles.percent}>{percent}%</span>
          <span>
            <strong>{label}</strong>
            <span className={styles.when}>
              {due.kind === "booking"
                ? "when you book"
                : due.kind === "halfway"
                  ? "half-way to the day"
                  : `${due.days} days before`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Refunds() {
  return (
    <dl className={styles.figure}>
      {refundTiers.map(({ daysBefore, percent }) => (
        <div key={daysBefore} className={styles.tier}>
          <dt>{daysBefore} days or more before</dt>
          <dd>
            <span className={styles.bar} style={{ inlineSize: `${percent * 0.55}%` }} aria-hidden="true" />
            {percent}% back
          </dd>
        </div>
      ))}
    </dl>
  );
}
