import { PageHead } from "@/components/ui/page/heading/page-head";
import { Icon } from "@/components/ui/media/icon";
import { PHONE_COUNTRIES } from "@/lib/phone/phone-countries";
import { ContactFormLazy } from "./contact-form-lazy";
// The form's code loads late, but its styles belong to the page.
import "@/components/ui/action/button.module.css";
import "@/components/ui/form/field.module.css";
import "./contact-form.module.css";
import styles from "./contact-view.module.css";
import { Question } from "@/components/ui/text/question";
import { COUPLE_FAQ, type Question as FaqEntry, VENDOR_FAQ } from "./faq";
import { TicketSent } from "./ticket-sent";

type Props = {
  email: string;
  /** True for `faqindex=3`, the vendors' questions. */
  vendorFaq: boolean;
  topic: string;
  message: string;
  /** The number of the ticket just opened by a form without script. */
  sent: string | null;
};

export function ContactView({ email, vendorFaq, topic, message, sent }: Props) {
  return (
    <main id="main">
      <PageHead
        drawing="talk"
        title="How can we help?"
        lead="Most questions are answered right below. For the rest there are people, who read what you write and answer it themselves."
      >
        <p className={styles.jump}>
          <a href="#form">Write to us</a>
        </p>
      </PageHead>
      <div className={styles.page}>
        <section className={styles.faq} aria-labelledby="faq">
          <h2 id="faq">Questions we are asked</h2>
          <Faq title="For couples" questions={COUPLE_FAQ} open={!vendorFaq} id="faq-couples" />
          <Faq title="For vendors" questions={VENDOR_FAQ} open={vendorFaq} id="faq-vendors" />
          <p className={styles.more}>
            New to selling here?{" "}
            <a href="/course/vendors-operation" target="_blank" rel="noopener">
              The vendors’ course
            </a>{" "}
            takes about half an hour.
          </p>
          <dl className={styles.reach}>
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
            <div>
              <dt>We answer</dt>
              <dd>
                Monday to Friday, 10 am to 6 pm Singapore time, except on public holidays. Within two working
                days.
              </dd>
            </div>
            <div>
              <dt>Your wedding is this week?</dt>
              <dd>Write “This week” first in your message. Those are read before all others.</dd>
            </div>
          </dl>
        </section>
        <section id="form" className={styles.card} aria-label="Write to us">
          {sent ? (
            <TicketSent ticketNumber={sent} />
          ) : (
            <>
              <h2>Write to us</h2>
              <ContactFormLazy
                topic={topic}
                message={message}
                countries={PHONE_COUNTRIES.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name} ({code})
                  </option>
                ))}
              />
            </>
          )}
        </section>
      </div>
    </main>
  );
}

type FaqProps = { title: string; questions: readonly FaqEntry[]; open: boolean; id: string };

function Faq({ title, questions, open, id }: FaqProps) {
  return (
    <details className={styles.group} open={open} id={id}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" />
      </summary>
      {questions.map(({ ask, answer }) => (
        <Question key={ask} ask={ask}>
          <p>{answer}</p>
        </Question>
      ))}
    </details>
  );
}
