import { Alert } from "@/components/ui/feedback/alert";
import type { CartLine, CartProblemKind } from "@/contracts/sale/cart";
import { td } from "@/lib/words/t";
import { ServerMessage } from "@/components/ui/words/server-message";
import styles from "./line-problems.module.css";

/** Problems that can be accepted, with the label of the button. */
const ACCEPT: Partial<Record<CartProblemKind, string>> = {
  price_changed: "Accept the new price",
  add_on_gone: "Continue without it",
};

type Props = { line: CartLine; complaints: string[]; onAccept: () => void };

/** The server's errors for a line. A new price can be accepted here; other problems are fixed in the fields above. */
export function LineProblems({ line: { problems }, complaints, onAccept }: Props) {
  const others = complaints.filter((message) => !problems.some((problem) => problem.message === message));
  if (problems.length === 0 && others.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map(({ kind, message, blocking }) => (
        <li key={kind}>
          <Alert tone={blocking ? "bad" : kind === "price_changed" ? "info" : "warn"}>
            <ServerMessage>{message}</ServerMessage>
            {ACCEPT[kind] ? (
              <button type="button" className={styles.accept} onClick={onAccept}>
                {td(ACCEPT[kind])}
              </button>
            ) : null}
          </Alert>
        </li>
      ))}
      {others.map((message) => (
        <li key={message}>
          <Alert tone="bad">
            <ServerMessage>{message}</ServerMessage>
          </Alert>
        </li>
      ))}
    </ul>
  );
}
