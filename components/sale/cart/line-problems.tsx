import { Alert } from "@/components/ui/feedback/alert";
import type { CartLine } from "@/contracts/sale/cart";
import styles from "./line-problems.module.css";

type Props = { line: CartLine; complaints: string[]; onAccept: () => void };

/** The server's errors for a line. A new price can be accepted here; the rest is corrected in the fields above. */
export function LineProblems({ line: { problems }, complaints, onAccept }: Props) {
  const others = complaints.filter((message) => !problems.some((problem) => problem.message === message));
  if (problems.length === 0 && others.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map(({ kind, message, blocking }) => (
        <li key={kind}>
          <Alert tone={blocking ? "bad" : kind === "price_changed" ? "info" : "warn"}>
            {message}
            {kind === "price_changed" ? (
              <button type="button" className={styles.accept} onClick={onAccept}>
                Accept the new price
              </button>
            ) : null}
          </Alert>
        </li>
      ))}
      {others.map((message) => (
        <li key={message}>
          <Alert tone="bad">{message}</Alert>
        </li>
      ))}
    </ul>
  );
}
