import styles from "./form-alert.module.css";

type Props = {
  /** What the server said. */ message: string;
  /** What is wrong with the fields, read out as a summary. */ complaints: string[];
};

/** Says why a form was not taken: the server's words to everybody, the fields' complaints to screen readers. */
export function FormAlert({ message, complaints }: Props) {
  return (
    <div role="alert">
      {message ? <p className={styles.message}>{message}</p> : null}
      {complaints.length > 0 ? (
        <div className={styles.summary}>
          <p>
            {complaints.length === 1
              ? "1 field needs your attention:"
              : `${complaints.length} fields need your attention:`}
          </p>
          <ul>
            {complaints.map((complaint) => (
              <li key={complaint}>{complaint}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
