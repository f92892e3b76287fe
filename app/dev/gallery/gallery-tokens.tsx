import styles from "./gallery.module.css";

const GROUNDS = ["paper", "paper-raised", "paper-sunk", "paper-deep", "night", "night-raised"];
const COLOURS = ["ink", "ink-soft", "ink-faint", "jewel", "jewel-deep", "jewel-bright", "brass", "brass-ink"];
const MEANINGS = ["good", "warn", "bad", "info"];
const TEXTS = ["4xl", "3xl", "2xl", "xl", "lg", "md", "sm", "xs", "2xs"];
const SPACES = ["1", "2", "3", "4", "5", "6", "8", "10", "12", "16", "20", "24"];

function Colour({ name }: { name: string }) {
  return (
    <li className={styles.swatch}>
      <span style={{ background: `var(--${name})` }} />
      {name}
    </li>
  );
}

export function Swatches() {
  return (
    <section className={styles.section}>
      <h2>Colours</h2>
      <ul className={styles.swatches}>
        {[...GROUNDS, ...COLOURS].map((name) => (
          <Colour key={name} name={name} />
        ))}
        {MEANINGS.flatMap((name) => [name, `${name}-wash`]).map((name) => (
          <Colour key={name} name={name} />
        ))}
      </ul>
    </section>
  );
}

export function TypeScale() {
  return (
    <section className={styles.section}>
      <h2>Type</h2>
      {TEXTS.map((size) => (
        <p
          key={size}
          className={styles.sample}
          style={{
            fontSize: `var(--text-${size})`,
            fontFamily: size.endsWith("l") || size === "lg" ? "var(--font-display)" : "var(--font-text)",
          }}
        >
          Twenty tables in the ballroom, $1,899.00 each <small>{size}</small>
        </p>
      ))}
    </section>
  );
}

export function Spacing() {
  return (
    <section className={styles.section}>
      <h2>Space, shape and depth</h2>
      <ul className={styles.spaces}>
        {SPACES.map((step) => (
          <li key={step}>
            <span style={{ inlineSize: `var(--s-${step})` }} /> s-{step}
          </li>
        ))}
      </ul>
      <ul className={styles.depths}>
        {["shadow-1", "shadow-2", "shadow-3"].map((name) => (
          <li key={name} style={{ boxShadow: `var(--${name})` }}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
