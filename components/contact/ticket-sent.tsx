import { TICKET_ANSWER } from "@/contracts/ticket-topics";
import styles from "./contact-form.module.css";

type Props = {
  ticketNumber: string;
  /** Unknown on the page that a form without script comes back to. */
  email?: string;
  /** Takes the place of a form that had the focus. */
  focused?: boolean;
};

/** Stands where the form stood: the number, and what happens next. */
export function TicketSent({ ticketNumber, email, focused = false }: Props) {
  return (
    <div className={styles.sent}>
      <h2 tabIndex={-1} ref={focused ? (heading) => heading?.focus() : undefined}>
        We have your message
      </h2>
      <p className={styles.number}>{ticketNumber}</p>
      <ol>
        <li>A confirmation with this number is on its way to {email ?? "your mailbox"}.</li>
        <li>A person reads it, and answers within {TICKET_ANSWER}.</li>
        <li>If something changes before that, reply to the confirmation. The number keeps it together.</li>
      </ol>
      <p>
        <a href="/contact-us">Write another message</a>
      </p>
    </div>
  );
}
