import { TICKET_ANSWER } from "@/contracts/messaging/ticket/ticket";
import styles from "./contact-form.module.css";

type Props = {
  ticketNumber: string;
  /** Unknown after submitting without script. */
  email?: string;
  /** True when it replaces a form that had the focus. */
  focused?: boolean;
};

/** Replaces the form: the ticket's number, and what happens next. */
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
