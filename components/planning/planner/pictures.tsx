import styles from "./pictures.module.css";

/** Drawings of the planner. Their contents are examples and labelled as such. */

const WEEK = [
  { task: "Food tasting with both families", due: "Due today" },
  { task: "Ask who leads the yam seng", due: "Due in 3 days" },
  { task: "Send the second payment to Hotel Seri Melur", due: "Due in 5 days" },
];

export function HomePicture() {
  return (
    <figure className={styles.card} aria-label="Example of My Wedding">
      <p className={styles.count}>
        <b>197</b> days to go
      </p>
      <p className={styles.quiet}>12 June 2027 · 30 tables · Hotel Seri Melur</p>
      <ul className={styles.rows}>
        {WEEK.map(({ task, due }) => (
          <li key={task}>
            <span className={styles.box} />
            <span>
              {task}
              <small>{due}</small>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const TASKS = [
  { task: "Choose an auspicious date", note: "Ticked by your booking", done: true },
  { task: "Book your photographer", note: "Ticked by your booking", done: true },
  { task: "File your notice of marriage", note: "At least 21 days before", done: false },
  { task: "Guo da li: prepare the betrothal gifts", note: "8 May 2027", done: false },
];

export function ChecklistPicture() {
  return (
    <figure className={styles.card} aria-label="Example of a checklist">
      <ul className={styles.rows}>
        {TASKS.map(({ task, note, done }) => (
          <li key={task} data-done={done || undefined}>
            <span className={styles.box} />
            <span>
              {task}
              <small>{note}</small>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Shares of an example budget, in percent. */
const BUDGET = [
  { name: "Banquet", sum: "$53,523", share: 82 },
  { name: "Photography", sum: "$4,980", share: 64 },
  { name: "Gown and suit", sum: "$3,900", share: 45 },
  { name: "Flowers", sum: "$1,250", share: 22 },
];

export function BudgetPicture() {
  return (
    <figure className={styles.card} aria-label="Example of a budget">
      <p className={styles.count}>
        <b>$63,653</b> of $72,000 booked
      </p>
      <ul className={styles.bars}>
        {BUDGET.map(({ name, sum, share }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{sum}</span>
            <span className={styles.bar}>
              <i style={{ inlineSize: `${share}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const DAY = [
  { at: "6:00", what: "Hair and make-up", who: "Lina" },
  { at: "8:30", what: "Gate-crashing", who: "The brothers" },
  { at: "10:00", what: "Tea ceremony", who: "Both families" },
  { at: "19:00", what: "First march-in", who: "Emcee" },
];

export function DayPicture() {
  return (
    <figure className={styles.phone} aria-label="Example of a run sheet on a phone">
      <p className={styles.title}>The day</p>
      <ol className={styles.day}>
        {DAY.map(({ at, what, who }) => (
          <li key={at}>
            <time>{at}</time>
            <span>
              {what}
              <small>{who}</small>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const TEAM = [
  { name: "Mei Lin", may: "Plans and pays" },
  { name: "Arjun", may: "Plans and pays" },
  { name: "Aunty Salmah", may: "Guest list" },
  { name: "Wei, emcee", may: "Run sheet, until the day after" },
];

export function TeamPicture() {
  return (
    <figure className={styles.card} aria-label="Example of a team">
      <ul className={styles.team}>
        {TEAM.map(({ name, may }) => (
          <li key={name}>
            <span className={styles.portrait}>{name.slice(0, 1)}</span>
            <span>
              {name}
              <small>{may}</small>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const PAYMENTS = [
  { when: "2 Feb", what: "Hotel Seri Melur, second payment", sum: "$16,057" },
  { when: "12 Mar", what: "Kopi & Light, half-way", sum: "$1,494" },
  { when: "29 May", what: "Hotel Seri Melur, balance", sum: "$21,409" },
];

export function PaymentsPicture() {
  return (
    <figure className={styles.sheet} aria-label="Example of payments to come">
      <dl>
        {PAYMENTS.map(({ when, what, sum }) => (
          <div key={what}>
            <dt>
              <small>{when}</small>
              {what}
            </dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
