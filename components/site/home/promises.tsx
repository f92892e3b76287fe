import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import { formatMoney, formatMoneyShort, priceParts, toCents } from "@/lib/money";
import type { HomeMessages } from "./messages/en";
import styles from "./promises.module.css";

const LISTED = toCents(1688);
const TABLE = priceParts(LISTED, 2, true);
const { milestones, refundTiers } = DEFAULT_PAYMENT_POLICY;

type Words = HomeMessages["promises"];

/** Sayang's promises about money, computed with its own rules. */
export function Promises({ words }: { words: Words }) {
  return (
    <section className={styles.promises} aria-labelledby="promises">
      <h2 id="promises" className={styles.heading}>
        {words.title}
      </h2>
      <ol className={styles.list}>
        <li className={styles.promise}>
          <Receipt words={words.receipt} />
          <h3>{words.see.title}</h3>
          <p>{words.see.text}</p>
        </li>
        <li className={styles.promise}>
          <Milestones words={words.steps} />
          <h3>{words.steps.title}</h3>
          <p>{words.steps.text}</p>
        </li>
        <li className={styles.promise}>
          <Refunds words={words.out} />
          <h3>{words.out.title}</h3>
          <p>{words.out.text}</p>
        </li>
      </ol>
    </section>
  );
}

function Receipt({ words }: { words: Words["receipt"] }) {
  return (
    <dl className={styles.figure}>
      <div>
        <dt>{words.table}</dt>
        <dd>{formatMoney(LISTED)}++</dd>
      </div>
      <div>
        <dt>{words.service}</dt>
        <dd>{formatMoney(TABLE.serviceCharge)}</dd>
      </div>
      <div>
        <dt>{words.gst}</dt>
        <dd>{formatMoney(TABLE.gst)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>{formatMoney(TABLE.total)}</dd>
      </div>
    </dl>
  );
}

function Milestones({ words }: { words: Words["steps"] }) {
  return (
    <ol className={styles.figure} aria-label={words.of(formatMoneyShort(TABLE.total))}>
      {milestones.map(({ label, percent, due }) => (
        <li key={label} className={styles.step}>
          <span className={styles.percent}>{percent}%</span>
          <span>
            <strong>{words.labels[label] ?? label}</strong>
            <span className={styles.when}>
              {due.kind === "booking"
                ? words.booking
                : due.kind === "halfway"
                  ? words.halfway
                  : words.before(due.days)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Refunds({ words }: { words: Words["out"] }) {
  return (
    <dl className={styles.figure}>
      {refundTiers.map(({ daysBefore, percent }) => (
        <div key={daysBefore} className={styles.tier}>
          <dt>{words.before(daysBefore)}</dt>
          <dd>
            <span className={styles.bar} style={{ inlineSize: `${percent * 0.55}%` }} aria-hidden="true" />
            {words.back(percent)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
