import styles from "./star-choice.module.css";

const STAR = "M10 1.8 12.5 7 18.2 7.7 14 11.6 15.1 17.3 10 14.5 4.9 17.3 6 11.6 1.8 7.7 7.5 7Z";
const WORDS = ["Poor", "Fair", "Good", "Very good", "Excellent"] as const;

type Props = {
  id: string;
  name: string;
  label: string;
  /** "1" to "5"; "" before a choice. */
  value: string;
  error?: string | undefined;
  onChoose: (value: string) => void;
};

/** Five stars to choose from, as a group of radio buttons. */
export function StarChoice({ id, name, label, value, error, onChoose }: Props) {
  const chosen = Number(value);
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {WORDS.map((word, at) => (
          <label key={word} className={styles.star} data-lit={at < chosen || undefined}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={at + 1}
              checked={chosen === at + 1}
              onChange={() => onChoose(String(at + 1))}
            />
            <svg viewBox="0 0 20 20" width={32} height={32} aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className="visually-hidden">
              {at + 1} {at === 0 ? "star" : "stars"}, {word.toLowerCase()}
            </span>
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {WORDS[chosen - 1]}
        </span>
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
