import styles from "./pictures.module.css";

/** Drawings of the product. Their contents are examples and labelled as such. */

const HOUSEHOLDS = [
  { name: "Mr & Mrs Tan Boon Keng", side: "Her side", count: 4, state: "Coming" },
  { name: "Keluarga Salleh", side: "His side", count: 6, state: "Coming" },
  { name: "Priya & guest", side: "Friends", count: 2, state: "Invited" },
  { name: "Uncle Raymond", side: "Her side", count: 1, state: "Declined" },
];

export function ListPicture() {
  return (
    <figure className={styles.card} aria-label="Example of a guest list">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Household</th>
            <th scope="col">Seats</th>
            <th scope="col">Answer</th>
          </tr>
        </thead>
        <tbody>
          {HOUSEHOLDS.map(({ name, side, count, state }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>{side}</small>
              </th>
              <td>{count}</td>
              <td>
                <span className={styles.state} data-state={state}>
                  {state}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

export function ReplyPicture() {
  return (
    <figure className={styles.phone} aria-label="Example of an invitation on a phone">
      <p className={styles.names}>
        Mei Lin <span>&amp;</span> Arjun
      </p>
      <p className={styles.quiet}>invite the Tan family</p>
      {["Tea ceremony, 9 am", "Banquet, 7 pm"].map((event, at) => (
        <div key={event} className={styles.event}>
          <span>{event}</span>
          <span className={styles.pills}>
            <span data-on={at === 1 || undefined}>Yes</span>
            <span data-on={at === 0 || undefined}>No</span>
          </span>
        </div>
      ))}
      <p className={styles.quiet}>2 halal · 1 vegetarian · 1 high chair</p>
    </figure>
  );
}

const SEATS = Array.from({ length: 10 }, (_, at) => {
  const turn = (at / 10) * Math.PI * 2;
  return { x: Math.round(Math.cos(turn) * 370) / 10, y: Math.round(Math.sin(turn) * 370) / 10 };
});

export function SeatingPicture() {
  const tables = [
    { x: 62, y: 66, name: "1", empty: 0 },
    { x: 186, y: 66, name: "2", empty: 2 },
    { x: 310, y: 66, name: "3", empty: 0 },
    { x: 124, y: 168, name: "4", empty: 1 },
    { x: 248, y: 168, name: "5", empty: 4 },
  ];
  return (
    <figure className={styles.card}>
      <svg
        viewBox="0 0 372 232"
        role="img"
        aria-label="Example of a seating plan: five round tables of ten, most seats taken"
      >
        {tables.map(({ x, y, name, empty }) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            <circle r="26" className={styles.top} />
            <text textAnchor="middle" dy="6" className={styles.label}>
              {name}
            </text>
            {SEATS.map((seat, at) => (
              <circle
                key={at}
                cx={seat.x}
                cy={seat.y}
                r="6.5"
                className={at < 10 - empty ? styles.taken : styles.free}
              />
            ))}
          </g>
        ))}
      </svg>
    </figure>
  );
}

export function CheckInPicture() {
  return (
    <figure className={styles.card} aria-label="Example of the front desk: 218 of 302 guests are here">
      <p className={styles.count}>
        <b>218</b> of 302 are here
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span />
      </div>
      <ul className={styles.arrivals}>
        <li>
          <span>Tan Boon Keng, 4</span>
          <span>Table 1</span>
        </li>
        <li>
          <span>Priya Nair, 2</span>
          <span>Table 14</span>
        </li>
        <li>
          <span>Salleh, 6</span>
          <span>Table 7</span>
        </li>
      </ul>
      <p className={styles.offline}>No signal. Everything is kept, and catches up later.</p>
    </figure>
  );
}

const SHEET = [
  ["Chinese set, tables", "21"],
  ["Halal set, tables", "8"],
  ["Vegetarian, seats", "11"],
  ["High chairs", "5"],
  ["Allergies to note", "3"],
];

export function CateringPicture() {
  return (
    <figure className={styles.sheet} aria-label="Example of a catering sheet">
      <p className={styles.sheetTitle}>Catering sheet</p>
      <dl>
        {SHEET.map(([what, count]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
