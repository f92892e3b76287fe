import { PageHead } from "@/components/story/page-head";
import { Icon } from "@/components/ui/icon";
import { SectionHeading } from "@/components/ui/section-heading";
import styles from "./evoucher-view.module.css";
import { VoucherComposerLate } from "./voucher-composer-late";

const STEPS = [
  {
    title: "You choose the amount",
    text: "From $20 to $2,000, one voucher or twenty. Add who it is from and a few words.",
  },
  {
    title: "We e-mail the codes",
    text: "One code for each voucher, once the payment is confirmed. Print it, forward it, tuck it into the ang bao.",
  },
  {
    title: "They spend it on what they need",
    text: "At any vendor on Sayang, in one go or bit by bit. What is left stays on the voucher.",
  },
];

const QUESTIONS = [
  {
    ask: "What can it be spent on?",
    answer:
      "On anything that is booked on Sayang, from the banquet to the last corsage. One voucher can be used on an order.",
  },
  {
    ask: "What if the order costs less than the voucher?",
    answer:
      "The rest stays on it for the next order. If a couple has several, the one that expires first is spent first.",
  },
  {
    ask: "And if the order is cancelled?",
    answer:
      "The part that was paid by voucher goes back onto the voucher, under the same refund policy as the rest.",
  },
  {
    ask: "Is GST charged on a voucher?",
    answer:
      "No. A voucher is a means of payment: GST is in the price of what it pays for. A discount code comes off before GST, a voucher off the total.",
  },
  {
    ask: "Does it expire?",
    answer: "Yes. The date stands on the voucher and in the e-mail, and is shown before you buy.",
  },
];

export function EvoucherView() {
  return (
    <main id="main">
      <PageHead
        title="A share of the big day"
        lead="For the couple that has two rice cookers already: a voucher for the dinner, the gown, the photographs. Whatever they still need."
      />
      <div className={styles.page}>
        <section aria-labelledby="design">
          <SectionHeading
            id="design"
            title="Write your voucher"
            lead="It changes as you type. This is how it will reach them."
          />
          <VoucherComposerLate />
        </section>
        <section aria-labelledby="how">
          <SectionHeading id="how" title="How a voucher works" />
          <ol className={styles.steps}>
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <div className={styles.small}>
          <section aria-labelledby="questions">
            <h2 id="questions">Good to know</h2>
            {QUESTIONS.map(({ ask, answer }) => (
              <details key={ask} className={styles.question}>
                <summary>
                  {ask}
                  <Icon name="chevron-down" size={18} />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </section>
          <section aria-labelledby="conditions" className={styles.conditions}>
            <h2 id="conditions">The conditions</h2>
            <ul>
              <li>In Singapore dollars, for orders on Sayang, until the date on the voucher.</li>
              <li>One voucher and one discount code on an order.</li>
              <li>Whoever has the code can spend it: keep it as you would keep cash.</li>
              <li>Not exchanged for cash, except where the law says so.</li>
            </ul>
            <p>
              All of it: <a href="/terms-and-condition#offers">Terms and Conditions</a>. Many vouchers for a
              company? <a href="/contact-us?topic=other#form">Write to us</a>.
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}
