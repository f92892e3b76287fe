import { Question } from "@/components/ui/text/question";
import { PageHead } from "@/components/ui/page/heading/page-head";
import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import styles from "./evoucher-view.module.css";
import { VoucherComposer } from "./voucher-composer";

const STEPS = [
  {
    title: "Choose the amount",
    text: "From $20 to $2,000, one voucher or twenty. Add your name and a few words.",
  },
  {
    title: "We email it on the day",
    text: "The couple gets one code for each voucher, once your payment is confirmed: today, or on a day you pick.",
  },
  {
    title: "They spend it on what they need",
    text: "With any vendor on Sayang, in one go or over several orders. What's left stays on the voucher.",
  },
];

const QUESTIONS = [
  {
    ask: "What can it be spent on?",
    answer:
      "Anything that's booked on Sayang, from the banquet to the last corsage. One voucher can be used on an order.",
  },
  {
    ask: "What if the order costs less than the voucher?",
    answer:
      "The rest stays on it for the next order. If a couple has several, the one that expires first is spent first.",
  },
  {
    ask: "What if the order is cancelled?",
    answer:
      "The part paid by voucher goes back onto the voucher, under the same refund policy as the rest. If it has expired by then, there are 30 more days to spend it.",
  },
  {
    ask: "Can I get my money back?",
    answer:
      "Yes, for 14 days, as long as a voucher is unused. Open the link in your receipt and ask for a refund there: it goes back the way you paid.",
  },
  {
    ask: "Is GST charged on a voucher?",
    answer:
      "No. A voucher is a means of payment: GST is in the price of what it pays for. A discount code lowers the price and the GST in it, a voucher pays a part of both.",
  },
  {
    ask: "Does it expire?",
    answer: "After three years. The date is in the email, and we write again 30 and 7 days before it.",
  },
];

export function EvoucherView() {
  return (
    <main id="main">
      <PageHead
        drawing="voucher"
        title="A share of the big day"
        lead="For the couple that already has two rice cookers: a voucher for the dinner, the gown, the photographs, whatever they still need."
      />
      <div className={styles.page}>
        <section aria-labelledby="design">
          <SectionHeading
            id="design"
            title="Write your voucher"
            lead="It changes as you type. This is what they'll get."
          />
          <VoucherComposer />
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
              <Question key={ask} ask={ask}>
                <p>{answer}</p>
              </Question>
            ))}
          </section>
          <section aria-labelledby="conditions" className={styles.conditions}>
            <h2 id="conditions">Conditions</h2>
            <ul>
              <li>In Singapore dollars, for orders on Sayang, for three years from the day it is sent.</li>
              <li>One voucher and one discount code on an order.</li>
              <li>Anyone with the code can spend it, so keep it as you would keep cash.</li>
              <li>Not exchanged for cash, except where the law says so.</li>
            </ul>
            <p>
              Already have a voucher? <a href="/evoucher/balance">Check its balance</a>. The rest is in the{" "}
              <a href="/terms-and-condition#offers">Terms and Conditions</a>. Buying many for a company?{" "}
              <a href="/contact-us?topic=other#form">Write to us</a>.
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}
